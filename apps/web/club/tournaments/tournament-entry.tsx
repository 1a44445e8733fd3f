/** The entrants of a tournament, and entering it. Several players may share a device. */
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Link } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/fields.tsx';
import { Avatar } from '../../ui/people.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import club from '../club.module.css';
import { useCurrentMember } from '../membership/session.ts';
import { portraitOf } from '../portraits.ts';
import { rememberFocus } from '../request.ts';
import styles from '../standings.module.css';
import { entryDescription, tournamentText } from './tournament-text.ts';
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
    <Panel class={club.panel}>
      <h2 id={ENTRANTS_ID} tabIndex={-1}>
        {tournamentText('entrants')}
      </h2>
      {activeCount === 0 && <p>{tournamentText('noEntrants')}</p>}
      <EntrantList id={id} view={view} tournament={tournament} />
      {view.kind === 'duplicate' && (
        <p class={club.soft}>
          {entryDescription(view.entry)}{' '}
          <a href="/docs/tournaments.html#who-may-enter-a-duplicate">{tournamentText('details')}</a>
        </p>
      )}
      {isOpen && <EntryForm id={id} view={view} tournament={tournament} />}
    </Panel>
  );
}

/** A duplicate for members takes one entry per member and device; other tournaments take any names. */
function EntryForm(props: TournamentPartProps): JSX.Element {
  const me = useCurrentMember();
  if (props.view.entry === 'shared') return <EntrantForm {...props} me={me} />;
  if (props.tournament.mySeats.value.length > 0) return <p>{tournamentText('deviceEntered')}</p>;
  if (me) return <EntrantForm {...props} me={me} />;
  return (
    <p>
      {tournamentText.rich<ComponentChildren, 'membersOnly'>('membersOnly', {
        link: words => <Link to="/club/me">{words}</Link>,
      })}
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
    <Form onSubmit={() => void join({ name: name.value.trim() })}>
      {me && isFirst && (
        <Button tone="primary" onAct={() => void join({ name: me.name, me: true })}>
          {tournamentText('enterAs', { name: me.name })}
        </Button>
      )}
      {takesAnyName && (
        <TextField label={tournamentText(isFirst ? 'yourName' : 'anotherPlayer')} text={name} maxLength={20} />
      )}
      {view.entering === 'teams' && <TextField label={tournamentText('teamName')} text={team} maxLength={20} />}
      {takesAnyName && (
        <Button tone={isFirst && !me ? 'primary' : 'plain'}>{tournamentText(isFirst ? 'enter' : 'addPlayer')}</Button>
      )}
      <p role="alert">{error.value}</p>
      {view.phase === 'running' && <p>{tournamentText('joinsNextRound')}</p>}
    </Form>
  );
}

/** Players on this device can leave; the organiser can remove any entrant. */
function EntrantList({ id, view, tournament }: TournamentPartProps): JSX.Element {
  const { entrants, organiser } = readTournamentTokens(id);
  const leave = async (entrantNumber: number): Promise<void> => {
    if (!confirm(tournamentText('confirmWithdraw', { name: view.entrants[entrantNumber]?.name ?? '' }))) return;
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
          <Avatar who={portraitOf(name)} name={name} size={28} />
          <span>{tournamentText('entrant', { name, team: team || 'none', left: left ? 'yes' : 'no' })}</span>
          {!left && view.phase !== 'over' && canLeave(entrantNumber) && (
            <Button
              tone="quiet"
              size="small"
              label={tournamentText('withdrawPlayer', { name })}
              onAct={() => void leave(entrantNumber)}
            >
              {tournamentText('withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
