/** Who is in, and coming in: one name, or one after the other where several share a device. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { keepKeys } from './keys.ts';
import styles from './tournament.module.css';
import { askJoin, askLeave } from './tournament-ask.ts';
import { keepTokens, tokensOf } from './tournament-tokens.ts';
import { ENTRY_SAYS } from './tournament-words.ts';
import type { FollowedTournament } from './use-tournament.ts';
import { useMe } from './who.ts';

export type PartProps = { readonly id: string; readonly seen: TournamentView; readonly following: FollowedTournament };

const WHO_IS_IN = 'who-is-in';

export function JoinTournament({ id, seen, following }: PartProps): JSX.Element {
  const isOpen = seen.phase === 'open' || (seen.phase === 'running' && seen.kind !== 'knock-out');
  const here = seen.entrants.filter(({ left }) => !left).length;
  return (
    <Paper>
      <h2 id={WHO_IS_IN} tabIndex={-1} class={styles.heading}>
        Who is in
      </h2>
      {here === 0 && <p>Nobody yet.</p>}
      <Entrants id={id} seen={seen} following={following} />
      {seen.kind === 'duplicate' && (
        <p class={styles.entry}>
          {ENTRY_SAYS[seen.entry]} <a href="/docs/tournaments.html#who-may-enter-a-duplicate">In detail</a>
        </p>
      )}
      {isOpen && <Entering id={id} seen={seen} following={following} />}
    </Paper>
  );
}

/** A duplicate for members has one entry per member and device; every other tournament takes any names. */
function Entering(props: PartProps): JSX.Element {
  const me = useMe();
  if (props.seen.entry === 'shared') return <JoinForm {...props} me={me} />;
  if (props.following.mine.value.length > 0)
    return <p>This device has entered. A duplicate takes one entry per member and per device.</p>;
  if (me) return <JoinForm {...props} me={me} />;
  return (
    <p>
      Only members can enter this duplicate. <Link to="/club/me">Sign in or become a member</Link>
    </p>
  );
}

function JoinForm({ id, seen, following, me }: PartProps & { readonly me: ReturnType<typeof useMe> }): JSX.Element {
  const [name, team, wrong] = [useSignal(''), useSignal(''), useSignal('')];
  const isFirst = following.mine.value.length === 0;
  const takesGuests = seen.entry === 'shared';
  const join = async (as: { readonly name: string; readonly me?: true }): Promise<void> => {
    const keep = keepKeys(`#${WHO_IS_IN}`);
    const joined = await askJoin(id, { ...as, ...(team.value.trim() && { team: team.value.trim() }) });
    wrong.value = joined.ok ? '' : joined.fault;
    if (!joined.ok) return;
    name.value = '';
    const entrants = Object.fromEntries(joined.value.places.map(({ who, token }) => [who, token]));
    keepTokens(id, { title: seen.title, entrants });
    await following.look();
    keep();
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
        <Action tone="main" onAct={() => void join({ name: me.name, me: true })}>
          Come in as {me.name}
        </Action>
      )}
      {takesGuests && <TextField says={isFirst ? 'Your name' : 'Somebody else on this device'} text={name} />}
      {seen.entering === 'teams' && <TextField says="Team, if you have one" text={team} />}
      {takesGuests && <Action tone={isFirst && !me ? 'main' : 'plain'}>{isFirst ? 'Come in' : 'Add them'}</Action>}
      <p role="alert">{wrong.value}</p>
      {seen.phase === 'running' && <p>It has begun: whoever comes now plays from the next round on.</p>}
    </form>
  );
}

type FieldProps = { readonly says: string; readonly text: { value: string }; readonly longest?: number };

export function TextField({ says, text, longest = 20 }: FieldProps): JSX.Element {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{says}</label>
      <input
        id={id}
        class={styles.input}
        value={text.value}
        maxLength={longest}
        autocomplete="off"
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}

/** Whoever plays on this device can leave; whoever organises can take anybody out. */
function Entrants({ id, seen, following }: PartProps): JSX.Element {
  const { entrants, organiser } = tokensOf(id);
  const leave = async (who: number): Promise<void> => {
    if (!confirm(`Shall ${seen.entrants[who]?.name} leave the tournament?`)) return;
    const left = await askLeave(id, who, entrants[who] ?? organiser);
    following.trouble.value = left.ok ? '' : left.fault;
    await following.look();
  };
  const mayLeave = (who: number): boolean =>
    following.organises.value || following.mine.value.some(seat => seat.who === who);
  return (
    <ul class={styles.entrants}>
      {seen.entrants.map(({ name, team, left }, who) => (
        <li key={`${who} ${name}`} class={styles.entrant} data-left={left}>
          <span>
            {name}
            {team ? ` (${team})` : ''}
            {left ? ', left' : ''}
          </span>
          {!left && seen.phase !== 'over' && mayLeave(who) && (
            <button type="button" class={styles.leave} aria-label={`${name} leaves`} onClick={() => void leave(who)}>
              leave
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
