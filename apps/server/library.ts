/** The games of the shelf, opened once for each set of options and version of the rules, with those who sit down at them. */
import { findGame, optionsUnder, type ReadFile, rulesFault } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { checkOptions, defaultsOf, type Options } from '@parlour/kernel/options';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { Persona } from '@parlour/players/persona';
import type { Character } from '@parlour/players/player';
import type { Skill } from '@parlour/players/skill';

export type OpenedGame = {
  readonly game: Game;
  readonly options: Options;
  readonly people: readonly Persona[];
  /** How they think: loaded where they do, which is in threads. Whoever only lays tables has no room for searches. */
  minds(): Promise<readonly Character[]>;
};

export type Library = {
  /** Fails where the name, the options or the rules are wrong; without these it is the newest. */
  open(id: string, options: unknown, rules?: number): Promise<Result<OpenedGame>>;
  /** How people are rated at a game; undefined where nobody is. */
  ratedBy?(id: string): Promise<RatedGame | undefined>;
};

/** What a game says of skill, and the options that a rated match is played by. */
export type RatedGame = { readonly skill: Skill; readonly options: Options };

/** Options come from strangers, so there may be no end of them; those used longest ago are opened again when needed. */
const KEPT = 64;

export function openLibrary(read: ReadFile): Library {
  const opened = new Map<string, Promise<OpenedGame>>();
  return {
    async ratedBy(id) {
      const boxed = findGame(id);
      const skill = await boxed?.skill?.();
      if (!boxed || !skill) return undefined;
      const demanded = skill.is === 'skill' ? skill.options : {};
      return { skill, options: { ...defaultsOf(boxed.options), ...demanded } };
    },
    async open(id, given, named) {
      const boxed = findGame(id);
      if (!boxed) return failure(`There is no game "${id}" on the shelf.`);
      const rules = named ?? must(boxed.versions.at(-1));
      const wrong = rulesFault(boxed, rules);
      if (wrong !== undefined) return failure(wrong);
      const checked = checkOptions(optionsUnder(boxed, rules), given);
      if (!checked.ok) return checked;
      const options = checked.value;
      const key = `${id} ${rules} ${JSON.stringify(options)}`;
      const opening =
        opened.get(key) ??
        (async () => ({
          options,
          game: await boxed.open(options, within(read), rules),
          people: (await boxed.people?.()) ?? [],
          minds: once(async () => (await boxed.players?.(within(read))) ?? []),
        }))();
      opened.delete(key);
      opened.set(key, opening);
      if (opened.size > KEPT) opened.delete(must(opened.keys().next().value));
      return opening.then(success, error => {
        opened.delete(key);
        return failure(`${boxed.title} cannot be opened with these options: ${faultIn(error)}`);
      });
    },
  };
}

/** What has once been loaded is there; what failed is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch(error => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** Where things lie on this machine is nobody's affair. */
const faultIn = (error: Error & { code?: string }): string =>
  error.code === undefined ? error.message : 'a file that they ask for is not here.';

/** An option may name a file of the box, but none outside of it. */
const within =
  (read: ReadFile): ReadFile =>
  name =>
    /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name)
      ? read(name)
      : Promise.reject(new Error(`there is no file ${JSON.stringify(name)}`));
