/** A replay: the game on its own board, forwards and backwards, through any eyes; and what if, from here. */

import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { Bubble } from '@parlour/board-kit/pieces/bubble';
import { Strip } from '@parlour/board-kit/pieces/strip';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Chair, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import { Link, place } from '../router.tsx';
import { GameSheet } from './game-sheet.tsx';
import { Notice } from './notice.tsx';
import { type OpenedReplay, openReplay } from './open-replay.ts';
import styles from './replay.module.css';
import { ReplayTable } from './replay-table.tsx';
import tableStyles from './table.module.css';
import { useCompany } from './use-company.ts';
import { useReplay } from './use-replay.ts';

export function ReplayPage({ named }: PageProps): JSX.Element {
  const { hash } = place.value;
  const opened = useAsked(() => openReplay(named.id, hash), [named.id, hash]);
  if (opened === undefined) return <Notice title="Replay" says="One moment …" />;
  if (!opened.ok) return <Notice title="Replay" says={opened.fault} />;
  return (
    <PackProvider value={opened.value.furnished.pack}>
      <Replaying {...opened.value} />
    </PackProvider>
  );
}

function Replaying(opened: OpenedReplay): JSX.Element {
  const { shared, about } = opened;
  const game = must(findGame(about.game));
  const replay = useReplay(opened);
  const clause = useSignal<string | undefined>(undefined);
  useEffect(() => {
    document.title = `Replay of ${game.title} · Parlour`;
  }, [game.title]);
  useCompany(game.id, shared.names, replay.moment.value);
  if (!replay.moment.value) return <Notice title="Replay" says="One moment …" />;
  const { heard } = replay.moment.value;
  const named = (seat: Seat): string => shared.names[seat] ?? `Seat ${seat + 1}`;
  const name = (seat: Seat): string => (seat === replay.chair.value ? YOU : named(seat));
  return (
    <main class={tableStyles.table} data-world={boxOf(game.id).id}>
      <ReplayBar
        game={game}
        chair={replay.chair}
        names={Array.from({ length: about.count }, (_, seat) => named(seat))}
      />
      <Strip told={heard} openLog={() => (clause.value = heard.at(-1)?.happening?.clause)} />
      <div class={tableStyles.cloth}>
        <ReplayTable opened={opened} replay={replay} moment={replay.moment.value} name={name} />
      </div>
      <Bubble />
      {clause.value && (
        <GameSheet game={game} options={about.options} at={clause.value} close={() => (clause.value = undefined)} />
      )}
    </main>
  );
}

type BarProps = { readonly game: BoxedGame; readonly names: readonly string[]; readonly chair: Signal<Chair> };

function ReplayBar({ game, names, chair }: BarProps): JSX.Element {
  return (
    <header class={styles.bar} data-part="bar">
      <Link to={`/box/${boxOf(game.id).id}`} class={styles.back}>
        {game.title}
      </Link>
      <h1 class={styles.title}>Replay</h1>
      <label class={styles.eyes}>
        seen by{' '}
        <select
          value={String(chair.value)}
          onChange={({ currentTarget: { value } }) => {
            chair.value = value === 'null' ? null : Number(value);
          }}
        >
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="null">an onlooker</option>
        </select>
      </label>
    </header>
  );
}
