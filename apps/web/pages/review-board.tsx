/** The board of a review: a moment as somebody saw it, with what would have been better pointed at. */
import { YOU } from '@parlour/board-kit/ending';
import { Bubble } from '@parlour/board-kit/pieces/bubble';
import { Strip } from '@parlour/board-kit/pieces/strip';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import type { ToldRefusal } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { boxOf } from '../boxes.ts';
import { happeningsOf } from '../following.ts';
import type { ReplayMoment } from '../host/replaying.ts';
import { worker } from '../host/worker-client.ts';
import { Link } from '../router.tsx';
import { GameSheet } from './game-sheet.tsx';
import styles from './replay.module.css';
import { type Reviewed, reviewAt } from './reviewed.ts';
import tableStyles from './table.module.css';

/** What can be done at the board; nothing, where it is only looked at. */
type Doing = {
  readonly plays: readonly Play[];
  readonly more: boolean;
  send(play: Play): Promise<'played' | 'refused'>;
  judge(play: Play): Promise<ToldRefusal | undefined>;
};

const NOTHING: Doing = { plays: [], more: false, send: async () => 'refused', judge: async () => undefined };

type BoardProps = Pick<Reviewed, 'opened' | 'seat' | 'name'> & {
  readonly title: string;
  /** What stands at the other end of the bar. */
  readonly aside: string;
  readonly step: number;
  readonly moment: ReplayMoment;
  readonly advised: Play | undefined;
  readonly doing?: Doing;
  /** The line that says what is shown or asked, with its buttons. */
  readonly children: ComponentChildren;
};

export function ReviewBoard(props: BoardProps): JSX.Element {
  const { opened, seat, name, title, aside, step, moment, advised, doing = NOTHING, children } = props;
  const game = must(findGame(opened.about.game));
  const clause = useSignal<string | undefined>(undefined);
  const { Table } = opened.furnished.board;
  const called = (other: Seat): string => (other === seat ? YOU : name(other));
  return (
    <main class={tableStyles.table} data-world={boxOf(game.id).id}>
      <header class={styles.bar} data-part="bar">
        <Link to={reviewAt()} class={styles.back}>
          ‹ The review
        </Link>
        <h1 class={styles.title}>{title}</h1>
        <span class={styles.eyes}>{aside}</span>
      </header>
      <Strip told={moment.heard} openLog={() => (clause.value = moment.heard.at(-1)?.happening?.clause)} />
      <div class={tableStyles.cloth}>
        <Table
          view={moment.view}
          fresh={happeningsOf(moment.heard)}
          {...doing}
          advised={advised}
          name={called}
          past={() => opened.album.past(step, seat)}
          read={file => worker().read(file)}
          prompt={children}
        />
      </div>
      <Bubble />
      {clause.value && <GameSheet game={game} at={clause.value} close={() => (clause.value = undefined)} />}
    </main>
  );
}
