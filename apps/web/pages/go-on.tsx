/** What waits for whoever comes back: the games under way, by their boxes and how they stand. */
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import { worker } from '../host/worker-client.ts';
import { isSittingDown } from '../laying.ts';
import { Link, place } from '../router.tsx';
import type { StandingLine } from '../standing.ts';
import styles from './go-on.module.css';
import { Lid } from './lid.tsx';

/** Who comes for the first time has none; and whoever has sat down meanwhile sees none. */
async function loadGoing(): Promise<StandingLine[]> {
  const { path } = place.peek();
  const [here, far] = await Promise.all([worker().tables(), worker().farTables()]);
  return here.length + far.length === 0 || isSittingDown() || place.peek().path !== path
    ? []
    : (await import('../standing.ts')).goingOn(here, far);
}

type GoOnProps = {
  /** How many at most, and of which box only. */
  readonly most: number;
  readonly box?: string;
};

export function GoOn({ most, box }: GoOnProps): JSX.Element | null {
  const all = useAsked(loadGoing, []) ?? [];
  const going = all.filter(({ game }) => box === undefined || boxOf(game.id).id === box);
  if (going.length === 0) return null;
  return (
    <nav class={styles.goOn} aria-label="Games that wait for you">
      {going.slice(0, most).map(one => (
        <Waiting key={one.to} {...one} />
      ))}
    </nav>
  );
}

function Waiting({ to, game, line }: StandingLine): JSX.Element {
  return (
    <Link to={to} class={styles.waiting}>
      <span class={styles.lid}>
        <Lid box={boxOf(game.id)} />
      </span>
      <span class={styles.title}>Go on: {game.title}</span>
      <span class={styles.line}>{line}</span>
    </Link>
  );
}
