/** All tournaments: those of this device, those that are listed, and making one. */
import { findGame } from '@parlour/games/shelf';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { Page, Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import styles from './tournament.module.css';
import { askListed, type ListedTournament } from './tournament-ask.ts';
import { MakeTournamentForm } from './tournament-make.tsx';
import { allTokens } from './tournament-tokens.ts';
import { KIND_WORDS, PHASE_WORDS } from './tournament-words.ts';

export function TournamentsPage(): JSX.Element {
  const answer = useAsked(askListed, []);
  const mine = Object.entries(allTokens()).reverse();
  return (
    <Page title="Tournaments">
      {mine.length > 0 && (
        <Paper>
          <h2 class={styles.heading}>On this device</h2>
          <ul>
            {mine.map(([id, { title, organiser }]) => (
              <li key={id} class={styles.row}>
                <Link to={`/club/tournament/${id}`}>{title}</Link>
                {organiser && <span class={styles.soft}>yours</span>}
              </li>
            ))}
          </ul>
        </Paper>
      )}
      <Paper>
        <h2 class={styles.heading}>Open to everybody</h2>
        {answer && !answer.ok && <p role="alert">{answer.fault}</p>}
        <Listed found={answer?.ok ? answer.value.tournaments : []} isKnown={answer?.ok === true} />
      </Paper>
      <MakeTournamentForm />
    </Page>
  );
}

type ListedProps = { readonly found: readonly ListedTournament[]; readonly isKnown: boolean };

function Listed({ found, isKnown }: ListedProps): JSX.Element {
  if (found.length === 0) return <p>{isKnown ? 'None just now. Make one below.' : ''}</p>;
  return (
    <ul>
      {found.map(({ tournament, title, game, kind, phase, entrants }) => (
        <li key={tournament} class={styles.row}>
          <Link to={`/club/tournament/${tournament}`}>{title}</Link>
          <span class={styles.soft}>
            {findGame(game)?.title ?? game}, {KIND_WORDS[kind]}, {entrants} in, {PHASE_WORDS[phase]}
          </span>
        </li>
      ))}
    </ul>
  );
}
