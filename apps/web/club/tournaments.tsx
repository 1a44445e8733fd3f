/** All tournaments: those of this device, those that are listed, and making one. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { Page, Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { BackToClub } from './back-to-club.tsx';
import styles from './tournament.module.css';
import { askListed, type ListedTournament } from './tournament-ask.ts';
import { MakeTournamentForm } from './tournament-make.tsx';
import { allTokens } from './tournament-tokens.ts';
import { KIND_WORDS, PHASE_WORDS } from './tournament-words.ts';

export function TournamentsPage(): JSX.Element {
  const answer = useAsked(askListed, []);
  const mine = Object.entries(allTokens()).reverse();
  const listed = answer?.ok ? answer.value.tournaments : [];
  const others = listed.filter(({ tournament }) => !mine.some(([id]) => id === tournament));
  return (
    <Page title="Tournaments">
      {mine.length > 0 && (
        <Paper>
          <h2 class={styles.heading}>On this device</h2>
          <ul>
            {mine.map(([id, { title, organiser }]) => (
              <li key={id} class={styles.row}>
                <Link to={`/club/tournament/${id}`}>{title}</Link>
                <span class={styles.soft}>
                  {aboutMine(
                    organiser,
                    listed.find(({ tournament }) => tournament === id),
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Paper>
      )}
      <Paper>
        <h2 class={styles.heading}>Open to everybody</h2>
        {answer && !answer.ok && <p role="alert">{answer.fault}</p>}
        {!answer && <p role="status">Looking it up …</p>}
        {answer?.ok && others.length === 0 && <p>{mine.length > 0 ? 'No other' : 'None'} just now. Make one below.</p>}
        <Listed found={others} />
      </Paper>
      <MakeTournamentForm />
      <BackToClub />
    </Page>
  );
}

const Listed = ({ found }: { readonly found: readonly ListedTournament[] }): JSX.Element => (
  <ul>
    {found.map(listed => (
      <li key={listed.tournament} class={styles.row}>
        <Link to={`/club/tournament/${listed.tournament}`}>{listed.title}</Link>
        <span class={styles.soft}>{aboutListed(listed)}</span>
      </li>
    ))}
  </ul>
);

const aboutListed = ({ game, kind, phase, entrants }: ListedTournament): string =>
  `${findGame(game)?.title ?? game}, ${KIND_WORDS[kind]}, ${entrants} in, ${PHASE_WORDS[phase]}`;

/** Of one that is not listed no more is known here than whose it is. */
const aboutMine = (organiser: string | undefined, listed: ListedTournament | undefined): string =>
  [organiser ? 'yours' : '', listed ? aboutListed(listed) : ''].filter(Boolean).join(': ');
