/** The entrants of a tournament, and entering it. Several players may share a device. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Link } from '../../app/router.tsx';
import { PaperPanel } from '../../ui/page.tsx';
import { useCurrentMember } from '../membership/session.ts';
import { rememberFocus } from '../request.ts';
import styles from './tournament-page.module.css';
import { ENTRY_DESCRIPTIONS } from './tournament-text.ts';
import { addTournamentTokens, readTournamentTokens } from './tournament-tokens.ts';
import type { LiveTournament } from './use-tournament.ts';
import { joinTournament, leaveTournament } from './use-tournament.ts';

export type TournamentPartProps = {
  readonly id: string;
  readonly view: TournamentView;
  readonly tournament: LiveTournament;
};

const ENTRANTS_ID = 'who-is-in';

export function TournamentEntry({ id, view, tournament }: TournamentPartProps): JSX.Element {
  const isOpen = view.phase === 'open' || (view.phase === 'running' && view.kind !== 'knock-out');
  const activeCount = view.entrants.filter(({ left }) => !left).length;
  return (
    <PaperPanel>
      <h2 id={ENTRANTS_ID} tabIndex={-1} class={styles.heading}>
        Who is in
      </h2>
      {activeCount === 0 && <p>Nobody yet.</p>}
      <EntrantList id={id} view={view} tournament={tournament} />
      {view.kind === 'duplicate' && (
        <p class={styles.entry}>
          {ENTRY_DESCRIPTIONS[view.entry]} <a href="/docs/tournaments.html#who-may-enter-a-duplicate">In detail</a>
        </p>
      )}
      {isOpen && <EntryForm id={id} view={view} tournament={tournament} />}
    </PaperPanel>
  );
}

/** A duplicate for members takes one entry per member and device; other tournaments take any names. */
function EntryForm(props: TournamentPartProps): JSX.Element {
  const me = useCurrentMember();
  if (props.view.entry === 'shared') return <EntrantForm {...props} me={me} />;
  if (props.tournament.mySeats.value.length > 0)
    return <p>This device has entered. A duplicate takes one entry per member and per device.</p>;
  if (me) return <EntrantForm {...props} me={me} />;
  return (
    <p>
      Only members can enter this duplicate. <Link to="/club/me">Sign in or become a member</Link>
    </p>
  );
}

function EntrantForm({
  id,
  view,
  tournament,
  me,
}: TournamentPartProps & { readonly me: ReturnType<typeof useCurrentMember> }): JSX.Element {
  const [name, team, error] = [useSignal(''), useSignal(''), useSignal('')];
  const isFirst = tournament.mySeats.value.length === 0;
  const takesAnyName = view.entry === 'shared';
  const join = async (draft: { readonly name: string; readonly me?: true }): Promise<void> => {
    const restoreFocus = rememberFocus(`#${ENTRANTS_ID}`);
    const joined = await joinTournament(id, { ...draft, ...(team.value.trim() && { team: team.value.trim() }) });
    error.value = joined.ok ? '' : joined.fault;
    if (!joined.ok) return;
    name.value = '';
    const entrants = Object.fromEntries(
      joined.value.places.map(({ who: entrantNumber, token }) => [entrantNumber, token]),
    );
    addTournamentTokens(id, { title: view.title, entrants });
    await tournament.refresh();
    restoreFocus();
  };
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void join({ name: name.value.trim() });
      }}
    >
      {me && isFirst && (
        <ActionButton tone="main" onAct={() => void join({ name: me.name, me: true })}>
          Come in as {me.name}
        </ActionButton>
      )}
      {takesAnyName && <TextField label={isFirst ? 'Your name' : 'Somebody else on this device'} text={name} />}
      {view.entering === 'teams' && <TextField label="Team, if you have one" text={team} />}
      {takesAnyName && (
        <ActionButton tone={isFirst && !me ? 'main' : 'plain'}>{isFirst ? 'Come in' : 'Add them'}</ActionButton>
      )}
      <p role="alert">{error.value}</p>
      {view.phase === 'running' && <p>It has begun: whoever comes now plays from the next round on.</p>}
    </form>
  );
}

type TextFieldProps = { readonly label: string; readonly text: { value: string }; readonly maxLength?: number };

export function TextField({ label, text, maxLength = 20 }: TextFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class={styles.input}
        value={text.value}
        maxLength={maxLength}
        autocomplete="off"
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}

/** Players on this device can leave; the organiser can remove any entrant. */
function EntrantList({ id, view, tournament }: TournamentPartProps): JSX.Element {
  const { entrants, organiser } = readTournamentTokens(id);
  const leave = async (entrantNumber: number): Promise<void> => {
    if (!confirm(`Shall ${view.entrants[entrantNumber]?.name} leave the tournament?`)) return;
    const left = await leaveTournament(id, entrantNumber, entrants[entrantNumber] ?? organiser);
    tournament.error.value = left.ok ? '' : left.fault;
    await tournament.refresh();
  };
  const canLeave = (entrantNumber: number): boolean =>
    tournament.isOrganiser.value || tournament.mySeats.value.some(seat => seat.who === entrantNumber);
  return (
    <ul class={styles.entrants}>
      {view.entrants.map(({ name, team, left }, entrantNumber) => (
        <li key={`${entrantNumber} ${name}`} class={styles.entrant} data-left={left}>
          <span>
            {name}
            {team ? ` (${team})` : ''}
            {left ? ', left' : ''}
          </span>
          {!left && view.phase !== 'over' && canLeave(entrantNumber) && (
            <button
              type="button"
              class={styles.leave}
              aria-label={`${name} leaves`}
              onClick={() => void leave(entrantNumber)}
            >
              leave
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
