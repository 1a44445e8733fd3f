/** Opens and caches the games of the shelf, by options and rules version. */
import { findGame, optionsForRules, type ReadDataFile, unknownRulesFault } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { defaultsOf, type Options, validateOptions } from '@parlour/kernel/options';
import { assertDefined, failure, type Result, success } from '@parlour/kernel/result';
import type { Skill } from '@parlour/players/arena/contest';
import type { Persona } from '@parlour/players/persona';
import type { Character } from '@parlour/players/player';

export type OpenedGame = {
  readonly game: Game;
  readonly options: Options;
  readonly people: readonly Persona[];
  /** Only worker threads load them: the main thread needs no search code. */
  loadCharacters(): Promise<readonly Character[]>;
};

export type GameRegistry = {
  /** Without `rules` it opens the newest version. */
  open(id: string, options: unknown, rules?: number): Promise<Result<OpenedGame>>;
  /** Undefined if the game is not rated. */
  ratedGame?(id: string): Promise<RatedGame | undefined>;
};

/** Skill model, and options of rated matches. */
export type RatedGame = { readonly skill: Skill; readonly options: Options };

/** Clients choose the options, so the number of combinations is unbounded. */
const MAX_CACHED_GAMES = 64;

export function createGameRegistry(read: ReadDataFile): GameRegistry {
  const opened = new Map<string, Promise<OpenedGame>>();
  return {
    async ratedGame(id) {
      const boxed = findGame(id);
      const skill = await boxed?.skill?.();
      if (!boxed || !skill) return undefined;
      const demanded = skill.is === 'skill' ? skill.options : {};
      return { skill, options: { ...defaultsOf(boxed.options), ...demanded } };
    },
    async open(id, givenOptions, wantedRules) {
      const boxed = findGame(id);
      if (!boxed) return failure(`There is no game "${id}".`);
      const rules = wantedRules ?? assertDefined(boxed.versions.at(-1));
      const issue = unknownRulesFault(boxed, rules);
      if (issue !== undefined) return failure(issue);
      const checked = validateOptions(optionsForRules(boxed, rules), givenOptions);
      if (!checked.ok) return checked;
      const options = checked.value;
      const key = `${id} ${rules} ${JSON.stringify(options)}`;
      const opening =
        opened.get(key) ??
        (async () => ({
          options,
          game: await boxed.open(options, confinedReader(read), rules),
          people: (await boxed.personas?.()) ?? [],
          loadCharacters: onceUnlessFailed(async () => (await boxed.players?.(confinedReader(read))) ?? []),
        }))();
      opened.delete(key);
      opened.set(key, opening);
      if (opened.size > MAX_CACHED_GAMES) opened.delete(assertDefined(opened.keys().next().value));
      return opening.then(success, error => {
        opened.delete(key);
        return failure(`Can't open ${boxed.title} with these options: ${publicReason(error)}`);
      });
    },
  };
}

function onceUnlessFailed<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch(error => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** Hides paths of this machine from clients. */
const publicReason = (error: Error & { code?: string }): string =>
  error.code === undefined ? error.message : 'a file they name does not exist on this server.';

/** An option may name a file of the box, but no path outside. */
const confinedReader =
  (read: ReadDataFile): ReadDataFile =>
  name =>
    /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name)
      ? read(name)
      : Promise.reject(new Error(`there is no file ${JSON.stringify(name)}`));
