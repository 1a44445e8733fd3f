/** All tournaments, and creating one. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import type { CreateTournamentRequest } from '@parlour/protocol/club/tournaments';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link, navigateTo } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import { PageLayout, PaperPanel } from '../../ui/page.tsx';
import { BackToClub } from '../club-links.tsx';
import { TextField } from './tournament-entry.tsx';
import styles from './tournament-page.module.css';
import { ENTRY_DESCRIPTIONS, ENTRY_LABELS, KIND_DESCRIPTIONS, KIND_LABELS, PHASE_LABELS } from './tournament-text.ts';
import { addTournamentTokens, readAllTokens } from './tournament-tokens.ts';
import { createTournament, fetchListedTournaments, type ListedTournament } from './use-tournament.ts';

export function TournamentsPage(): JSX.Element {
  const answer = useAsync(fetchListedTournaments, []);
  const mine = Object.entries(readAllTokens()).reverse();
  const listed = answer?.ok ? answer.value.tournaments : [];
  const others = listed.filter(({ tournament }) => !mine.some(([id]) => id === tournament));
  return (
    <PageLayout title="Tournaments">
      {mine.length > 0 && (
        <PaperPanel>
          <h2 class={styles.heading}>On this device</h2>
          <ul>
            {mine.map(([id, { title, organiser }]) => (
              <li key={id} class={styles.row}>
                <Link to={`/club/tournament/${id}`}>{title}</Link>
                <span class={styles.soft}>
                  {ownTournamentText(
                    organiser,
                    listed.find(({ tournament }) => tournament === id),
                  )}
                </span>
              </li>
            ))}
          </ul>
        </PaperPanel>
      )}
      <PaperPanel>
        <h2 class={styles.heading}>Open to everybody</h2>
        {answer && !answer.ok && <p role="alert">{answer.fault}</p>}
        {!answer && <p role="status">Looking it up …</p>}
        {answer?.ok && others.length === 0 && <p>{mine.length > 0 ? 'No other' : 'None'} just now. Make one below.</p>}
        <TournamentRows tournaments={others} />
      </PaperPanel>
      <CreateTournamentForm />
      <BackToClub />
    </PageLayout>
  );
}

const TournamentRows = ({ tournaments }: { readonly tournaments: readonly ListedTournament[] }): JSX.Element => (
  <ul>
    {tournaments.map(listed => (
      <li key={listed.tournament} class={styles.row}>
        <Link to={`/club/tournament/${listed.tournament}`}>{listed.title}</Link>
        <span class={styles.soft}>{tournamentText(listed)}</span>
      </li>
    ))}
  </ul>
);

const tournamentText = ({ game, kind, phase, entrants }: ListedTournament): string =>
  `${findGame(game)?.title ?? game}, ${KIND_LABELS[kind]}, ${entrants} in, ${PHASE_LABELS[phase]}`;

/** Details of unlisted tournaments are unknown here. */
const ownTournamentText = (organiser: string | undefined, listed: ListedTournament | undefined): string =>
  [organiser ? 'yours' : '', listed ? tournamentText(listed) : ''].filter(Boolean).join(': ');

const TOURNAMENT_KINDS = Object.keys(KIND_LABELS) as CreateTournamentRequest['kind'][];

export function CreateTournamentForm(): JSX.Element {
  const title = useSignal('');
  const games = gamesOnShelf();
  const draft = useSignal<Omit<CreateTournamentRequest, 'title'>>({
    game: assertDefined(games[0]).id,
    kind: 'swiss',
    level: 'normal',
  });
  const error = useSignal('');
  const create = async (): Promise<void> => {
    const created = await createTournament({ ...draft.value, title: title.value.trim() });
    error.value = created.ok ? '' : created.fault;
    if (!created.ok) return;
    addTournamentTokens(created.value.tournament, { title: title.value.trim(), organiser: created.value.organiser });
    navigateTo(`/club/tournament/${created.value.tournament}`);
  };
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Make a tournament</h2>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField label="What it is called" text={title} maxLength={60} />
        <MainFields draft={draft} games={games} />
        <details class={styles.more}>
          <summary>More to settle</summary>
          <MoreFields draft={draft} game={assertDefined(games.find(({ id }) => id === draft.value.game))} />
        </details>
        <p role="alert">{error.value}</p>
        <ActionButton tone="main" isDisabled={title.value.trim().length < 2}>
          Make it
        </ActionButton>
      </form>
    </PaperPanel>
  );
}

type TournamentDraft = Signal<Omit<CreateTournamentRequest, 'title'>>;

function MainFields({
  draft,
  games,
}: {
  readonly draft: TournamentDraft;
  readonly games: readonly BoxedGame[];
}): JSX.Element {
  const { game, kind, entering = 'single', entry = 'members' } = draft.value;
  const set = draftSetter(draft);
  return (
    <>
      <SelectField
        label="Game"
        value={game}
        options={games.map(({ id }) => id)}
        optionLabels={Object.fromEntries(games.map(({ id, title }) => [id, title]))}
        onChange={id => set({ game: id, seats: undefined })}
      />
      <SelectField
        label="Kind"
        value={kind}
        options={TOURNAMENT_KINDS}
        optionLabels={KIND_LABELS}
        onChange={chosen => set({ kind: chosen })}
      />
      <p>{KIND_DESCRIPTIONS[kind]}</p>
      {kind === 'duplicate' && (
        <>
          <SelectField
            label="Who plays"
            value={entering}
            options={['single', 'teams']}
            optionLabels={{ single: 'everyone alone', teams: 'teams' }}
            onChange={chosen => set({ entering: chosen })}
          />
          <SelectField
            label="Who may enter"
            value={entry}
            options={['members', 'shared']}
            optionLabels={ENTRY_LABELS}
            onChange={chosen => set({ entry: chosen })}
          />
          <p>{ENTRY_DESCRIPTIONS[entry]}</p>
        </>
      )}
    </>
  );
}

const draftSetter =
  (draft: TournamentDraft) =>
  (changed: Partial<CreateTournamentRequest>): void => {
    const { entering, entry, ...rest } = { ...draft.value, ...changed };
    const isDuplicate = rest.kind === 'duplicate';
    draft.value = { ...rest, ...(isDuplicate && entering && { entering }), ...(isDuplicate && entry && { entry }) };
  };

const DEFAULT_CHOICE = 'as usual';
const numberChoices = (min: number, max: number): string[] =>
  Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

const ROUND_MINUTES = {
  none: undefined,
  '10': 10,
  '20': 20,
  '30': 30,
  '60': 60,
  '1440': 1440,
  '10080': 10_080,
} as const;
const ROUND_MINUTES_LABELS = {
  none: 'when all have played',
  '60': 'after an hour',
  '1440': 'after a day',
  '10080': 'after a week',
};
const TURN_SECONDS = ['20', '60', '120', '300'] as const;

function MoreFields({ draft, game }: { readonly draft: TournamentDraft; readonly game: BoxedGame }): JSX.Element {
  const {
    seats,
    rounds,
    minutes,
    odd = 'bye',
    leavers = 'lost',
    level = 'normal',
    door: visibility = 'private',
    clock,
  } = draft.value;
  const set = draftSetter(draft);
  const orDefault = (chosen: string): number | undefined => (chosen === DEFAULT_CHOICE ? undefined : Number(chosen));
  return (
    <div class={styles.form}>
      {game.seats[0] !== game.seats[1] && (
        <SelectField
          label="Players at a table"
          value={String(seats ?? DEFAULT_CHOICE)}
          options={[DEFAULT_CHOICE, ...numberChoices(...game.seats)]}
          onChange={chosen => set({ seats: orDefault(chosen) })}
        />
      )}
      <SelectField
        label="Rounds"
        value={String(rounds ?? DEFAULT_CHOICE)}
        options={[DEFAULT_CHOICE, ...numberChoices(1, 15)]}
        onChange={chosen => set({ rounds: orDefault(chosen) })}
      />
      <SelectField
        label="Seconds for a turn"
        value={String(clock?.kind === 'turn' ? clock.seconds : 60)}
        options={TURN_SECONDS}
        onChange={chosen => set({ clock: { kind: 'turn', seconds: Number(chosen) } })}
      />
      <SelectField
        label="A round is closed"
        value={String(minutes ?? 'none')}
        options={Object.keys(ROUND_MINUTES) as (keyof typeof ROUND_MINUTES)[]}
        optionLabels={{
          ...ROUND_MINUTES_LABELS,
          '10': 'after 10 minutes',
          '20': 'after 20 minutes',
          '30': 'after 30 minutes',
        }}
        onChange={chosen => set({ minutes: ROUND_MINUTES[chosen] })}
      />
      <SelectField
        label="Whoever is left over"
        value={odd}
        options={['bye', 'computer']}
        optionLabels={{ bye: 'has a bye', computer: 'plays a computer player' }}
        onChange={chosen => set({ odd: chosen })}
      />
      <SelectField
        label="Whoever leaves in a match"
        value={leavers}
        options={['lost', 'stand-in']}
        optionLabels={{ lost: 'has lost it', 'stand-in': 'is stood in for, and it counts' }}
        onChange={chosen => set({ leavers: chosen })}
      />
      <SelectField
        label="Computer players"
        value={level}
        options={LEVELS}
        onChange={chosen => set({ level: chosen })}
      />
      <SelectField
        label="Who finds it"
        value={visibility}
        options={['private', 'listed']}
        optionLabels={{ private: 'whoever has the link', listed: 'everybody: it is listed' }}
        onChange={chosen => set({ door: chosen })}
      />
    </div>
  );
}
