/** The level as four portraits, the ways to play, and the options of a game. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { LEVELS, type Level } from '@parlour/players/levels';
import type { Persona } from '@parlour/players/persona';
import { type Signal, useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { navigateTo } from '../../app/router.tsx';
import { DEFAULT_SETTINGS, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { useAsync } from '../../lib/use-async.ts';
import {
  beginnerTerms,
  canPlayHotSeat,
  createLocalTable,
  defaultTerms,
  type GameTerms,
  isFirstGameHere,
} from '../../table/create-table.ts';
import { Button } from '../../ui/button.tsx';
import type { GameOptionsForm } from '../../ui/form-fields.tsx';
import { Avatar } from '../../ui/people.tsx';
import { Radios } from '../../ui/radios.tsx';
import { uiText } from '../../ui/ui-text.ts';
import { workerApi } from '../../worker/worker-client.ts';
import styles from './box-page.module.css';
import { boxText } from './box-text.ts';

export type GameTermsState = {
  readonly terms: Signal<GameTerms>;
  /** Resolves when it is known whether this is a first game. */
  readonly ready: Promise<unknown>;
};

/**
 * The prerendered page shows what a newcomer gets. Players who are no newcomers get their own settings as soon as that
 * is known, unless they have already changed something; who starts earlier waits for it.
 */
export function useGameTerms(game: BoxedGame): GameTermsState {
  const gentle = useMemo(() => beginnerTerms(game), [game.id]);
  const terms = useSignal<GameTerms>(gentle);
  const settle = useRef<((isKnown: boolean) => void) | undefined>(undefined);
  const ready = useMemo(
    () =>
      new Promise(resolve => {
        settle.current = resolve;
      }),
    [game.id],
  );
  useLayoutEffect(() => {
    terms.value = gentle;
    const { level, pace, lessons } = settings.peek();
    const isChanged = level !== DEFAULT_SETTINGS.level || pace !== DEFAULT_SETTINGS.pace || lessons === 'off';
    if (isChanged) terms.value = defaultTerms(game);
  }, [game.id]);
  useEffect(() => {
    void isFirstGameHere(game.id)
      .catch(() => false)
      .then(isFirst => {
        if (!isFirst && terms.peek() === gentle) terms.value = defaultTerms(game);
        settle.current?.(true);
      });
  }, [game.id]);
  return { terms, ready };
}

type GameControlsProps = GameTermsState & { readonly game: BoxedGame; readonly personas: readonly Persona[] };

export function GameControls({ game, personas, terms, ready }: GameControlsProps): JSX.Element {
  const isBusy = useSignal(false);
  const error = useSignal('');
  const isAlone = game.seats[1] === 1;
  const start = (): void => {
    isBusy.value = true;
    void ready
      .then(() => createLocalTable(game.id, terms.value, [settings.value.name]))
      .catch(failure => {
        error.value = String(failure.message);
      })
      .finally(() => {
        isBusy.value = false;
      });
  };
  const meetFriends = (): void => navigateTo(`/friends/${game.id}`);
  return (
    <>
      {!isAlone && <LevelChoice {...{ game, personas, terms }} />}
      <div class={styles.ways}>
        <Button tone="primary" size="large" onAct={start} isDisabled={isBusy.value} class={styles.play}>
          {uiText('play')}
        </Button>
        {!isAlone && (
          <Button size="large" icon="people" label={boxText('friends')} onAct={meetFriends} class={styles.friends}>
            <span class={styles.long}>{boxText('friends')}</span>
            <span class={styles.short}>{boxText('friendsShort')}</span>
          </Button>
        )}
        {canPlayHotSeat(game) && (
          <Button size="large" icon="room" onAct={() => navigateTo(`/room/${game.id}`)} class={styles.secondWay}>
            {boxText('sameRoom')}
          </Button>
        )}
        {game.findSolution && <WinnableDealButton game={game} terms={terms} />}
        {hasDailyDeal(game) && (
          <Button size="large" icon="lamp" onAct={() => navigateTo(`/daily/${game.id}`)} class={styles.secondWay}>
            {boxText('daily')}
          </Button>
        )}
      </div>
      <p role="alert" class={styles.error}>
        {error.value}
      </p>
      <OptionsSection game={game} terms={terms} />
    </>
  );
}

type LevelChoiceProps = Pick<GameControlsProps, 'game' | 'personas' | 'terms'>;

function LevelChoice({ game, personas, terms }: LevelChoiceProps): JSX.Element {
  const box = boxOfGame(game.id).id;
  const { level } = terms.value;
  const choose = (chosen: Level): void => {
    const pace = chosen === level ? terms.value.pace : settings.peek().pace;
    terms.value = { ...terms.value, level: chosen, pace };
  };
  return (
    <Radios
      class={styles.levels!}
      itemClass={styles.level!}
      label={boxText('opponents')}
      value={level}
      onChange={choose}
      choices={LEVELS.map(value => {
        const name = personas.find(persona => persona.level === value)?.name ?? '';
        const portrait = (
          <Avatar who={`${box}/${name}`} name={name} size={52} ring={value === level ? 'chosen' : 'none'} />
        );
        return {
          value,
          label: (
            <>
              {portrait}
              <span>{boxText(value)}</span>
            </>
          ),
        };
      })}
    />
  );
}

/** Most players use the default options: the form is loaded when it is opened. */
function OptionsSection(props: Pick<ComponentProps<typeof GameOptionsForm>, 'game' | 'terms'>): JSX.Element {
  const isOpen = useSignal(false);
  const form = useAsync(
    async () => (isOpen.value ? (await import('../../ui/form-fields.tsx')).GameOptionsForm : undefined),
    [isOpen.value],
  );
  return (
    <details class={styles.options} onToggle={event => (isOpen.value = event.currentTarget.open)}>
      <summary>{boxText('options')}</summary>
      {form && h(form, { ...props, hasLevel: false })}
    </details>
  );
}

type WinnableDealProps = { readonly game: BoxedGame; readonly terms: Signal<GameTerms> };

/** Offers a deal that can be won: the worker plays it through first. */
function WinnableDealButton({ game, terms }: WinnableDealProps): JSX.Element {
  const isSearching = useSignal(false);
  const dealFrom = async (firstSeed: string): Promise<void> => {
    isSearching.value = true;
    const shouldContinue = (): boolean => isSearching.peek();
    const seed = await workerApi().findSolvableSeed(game.id, terms.value.options, firstSeed, shouldContinue);
    isSearching.value = false;
    if (seed !== undefined) await createLocalTable(game.id, terms.value, [settings.value.name], seed);
  };
  if (isSearching.value) {
    return (
      <>
        <span role="status">{boxText('searching')}</span>
        <Button size="large" onAct={() => (isSearching.value = false)}>
          {boxText('cancel')}
        </Button>
      </>
    );
  }
  return (
    <Button size="large" onAct={() => void dealFrom(crypto.randomUUID())} class={styles.secondWay}>
      {boxText('winnable')}
    </Button>
  );
}
