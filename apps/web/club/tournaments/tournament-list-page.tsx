/** All tournaments, and creating one. */

import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import type { CreateTournamentRequest } from '@parlour/protocol/club/tournaments';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link, navigateTo } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, Form, TextField } from '../../ui/fields.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import styles from '../club.module.css';
import { backToClub } from '../club-links.tsx';
import { GameCover } from '../matchmaking/game-cover.tsx';
import {
  entryDescription,
  entryText,
  kindDescription,
  kindText,
  phaseText,
  tournamentText,
} from './tournament-text.ts';
import { addTournamentTokens, readAllTokens } from './tournament-tokens.ts';
import { createTournament, fetchListedTournaments, type ListedTournament } from './use-tournament.ts';

export function TournamentsPage(): JSX.Element {
  const answer = useAsync(fetchListedTournaments, []);
  const mine = Object.entries(readAllTokens()).reverse();
  const listed = answer?.ok ? answer.value.tournaments : [];
  const others = listed.filter(({ tournament }) => !mine.some(([id]) => id === tournament));
  return (
    <PageLayout title={tournamentText('tournaments')} back={backToClub()}>
      <div class={styles.pair}>
        <CreateTournamentForm />
        <div class={styles.stack}>
          {mine.length > 0 && (
            <Panel title={tournamentText('onThisDevice')} class={styles.panel}>
              <ul class={styles.list}>
                {mine.map(([id, { title, organiser }]) => (
                  <TournamentRow
                    key={id}
                    id={id}
                    title={title}
                    text={ownTournamentText(
                      organiser,
                      listed.find(({ tournament }) => tournament === id),
                    )}
                  />
                ))}
              </ul>
            </Panel>
          )}
          <Panel title={tournamentText('public')} class={styles.panel}>
            {answer && !answer.ok && <p role="alert">{answer.fault}</p>}
            {!answer && <p role="status">{tournamentText('loading')}</p>}
            {answer?.ok && others.length === 0 && (
              <p class={styles.lead}>{tournamentText(mine.length > 0 ? 'noOthersListed' : 'noneListed')}</p>
            )}
            <ul class={styles.list}>
              {others.map(each => (
                <TournamentRow
                  key={each.tournament}
                  id={each.tournament}
                  title={each.title}
                  text={listedText(each)}
                  game={each.game}
                />
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </PageLayout>
  );
}

type TournamentRowProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly game?: string;
};

const TournamentRow = ({ id, title, text, game }: TournamentRowProps): JSX.Element => (
  <li>
    <span class={styles.person}>
      {game !== undefined && (
        <span class={styles.lid}>
          <GameCover game={game} />
        </span>
      )}
      <span class={styles.name}>
        <Link to={`/club/tournament/${id}`}>{title}</Link>
        <small>{text}</small>
      </span>
    </span>
  </li>
);

const listedText = ({ game, kind, phase, entrants }: ListedTournament): string =>
  tournamentText('listed', {
    game: findGame(game)?.title ?? game,
    kind: kindText(kind),
    entrants,
    phase: phaseText(phase),
  });

/** Details of unlisted tournaments are unknown here. */
const ownTournamentText = (organiser: string | undefined, listed: ListedTournament | undefined): string =>
  [organiser ? tournamentText('organised') : '', listed ? listedText(listed) : ''].filter(Boolean).join(' · ');

const TOURNAMENT_KINDS = ['swiss', 'round robin', 'knock-out', 'duplicate'] as const;

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
    <Panel title={tournamentText('create')} class={styles.panel}>
      <Form onSubmit={() => void create()}>
        <TextField label={tournamentText('name')} text={title} maxLength={60} />
        <MainFields draft={draft} games={games} />
        <details class={styles.more}>
          <summary>{tournamentText('moreOptions')}</summary>
          <MoreFields draft={draft} game={assertDefined(games.find(({ id }) => id === draft.value.game))} />
        </details>
        <p role="alert">{error.value}</p>
        <Button tone="primary" isDisabled={title.value.trim().length < 2}>
          {tournamentText('createButton')}
        </Button>
      </Form>
    </Panel>
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
      <ChoiceField
        label={tournamentText('game')}
        value={game}
        choices={games.map(({ id, title }) => [id, title])}
        onChange={id => set({ game: id, seats: undefined })}
      />
      <ChoiceField
        label={tournamentText('format')}
        hint={kindDescription(kind)}
        value={kind}
        choices={TOURNAMENT_KINDS.map(each => [each, kindText(each)])}
        onChange={chosen => set({ kind: chosen })}
      />
      {kind === 'duplicate' && (
        <>
          <ChoiceField
            label={tournamentText('entering')}
            value={entering}
            choices={[
              ['single', tournamentText('single')],
              ['teams', tournamentText('teams')],
            ]}
            onChange={chosen => set({ entering: chosen })}
          />
          <ChoiceField
            label={tournamentText('whoCanEnter')}
            hint={entryDescription(entry)}
            value={entry}
            choices={[
              ['members', entryText('members')],
              ['shared', entryText('shared')],
            ]}
            onChange={chosen => set({ entry: chosen })}
          />
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

const DEFAULT_CHOICE = 'default';
const numberChoices = (min: number, max: number): (readonly [string, string])[] =>
  Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), String(min + i)]);

/** Minutes of a round by the value of its choice. */
const ROUND_MINUTES = {
  none: undefined,
  '10': 10,
  '20': 20,
  '30': 30,
  '60': 60,
  '1440': 1440,
  '10080': 10_080,
} as const;
const TURN_SECONDS = ['20', '60', '120', '300'] as const;

const roundEnds = (): readonly (readonly [keyof typeof ROUND_MINUTES, string])[] => [
  ['none', tournamentText('whenPlayed')],
  ['10', tournamentText('afterMinutes', { count: 10 })],
  ['20', tournamentText('afterMinutes', { count: 20 })],
  ['30', tournamentText('afterMinutes', { count: 30 })],
  ['60', tournamentText('afterHour')],
  ['1440', tournamentText('afterDay')],
  ['10080', tournamentText('afterWeek')],
];

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
  const asUsual = [DEFAULT_CHOICE, tournamentText('asUsual')] as const;
  return (
    <div class={styles.fields}>
      <ChoiceField
        label={tournamentText('visibility')}
        value={visibility}
        choices={[
          ['private', tournamentText('withLink')],
          ['listed', tournamentText('everyone')],
        ]}
        onChange={chosen => set({ door: chosen })}
      />
      {game.seats[0] !== game.seats[1] && (
        <ChoiceField
          label={tournamentText('playersAtTable')}
          value={String(seats ?? DEFAULT_CHOICE)}
          choices={[asUsual, ...numberChoices(...game.seats)]}
          onChange={chosen => set({ seats: orDefault(chosen) })}
        />
      )}
      <ChoiceField
        label={tournamentText('rounds')}
        value={String(rounds ?? DEFAULT_CHOICE)}
        choices={[asUsual, ...numberChoices(1, 15)]}
        onChange={chosen => set({ rounds: orDefault(chosen) })}
      />
      <ChoiceField
        label={tournamentText('secondsATurn')}
        value={String(clock?.kind === 'turn' ? clock.seconds : 60)}
        choices={TURN_SECONDS.map(count => [count, tournamentText('seconds', { count })])}
        onChange={chosen => set({ clock: { kind: 'turn', seconds: Number(chosen) } })}
      />
      <ChoiceField
        label={tournamentText('roundCloses')}
        value={String(minutes ?? 'none') as keyof typeof ROUND_MINUTES}
        choices={roundEnds()}
        onChange={chosen => set({ minutes: ROUND_MINUTES[chosen] })}
      />
      <ChoiceField
        label={tournamentText('oddPlayer')}
        value={odd}
        choices={[
          ['bye', tournamentText('bye')],
          ['computer', tournamentText('playsComputer')],
        ]}
        onChange={chosen => set({ odd: chosen })}
      />
      <ChoiceField
        label={tournamentText('leavers')}
        value={leavers}
        choices={[
          ['lost', tournamentText('countsAsLoss')],
          ['stand-in', tournamentText('computerPlaysOn')],
        ]}
        onChange={chosen => set({ leavers: chosen })}
      />
      <ChoiceField
        label={tournamentText('computerPlayers')}
        value={level}
        choices={LEVELS.map(each => [each, tournamentText(each)])}
        onChange={chosen => set({ level: chosen })}
      />
    </div>
  );
}
