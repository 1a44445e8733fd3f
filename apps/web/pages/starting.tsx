/** A start for all at once, as the table waits for it. */
import { Start } from '@parlour/board-kit/pieces/start';
import type { JSX } from 'preact';
import type { TableController } from '../controller.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';

type StartingProps = { readonly sitting: TableController; readonly sight: TableView };

export function Starting({ sitting: controller, sight }: StartingProps): JSX.Element | null {
  const start = sight.scene?.start;
  if (!start) return null;
  const { seats } = sight.room;
  const name = namingOf(seats);
  const waits = seats.flatMap((sits, seat) =>
    sits.is === 'person' && sits.standIn === undefined && !start.ready.includes(seat) ? [seat] : [],
  );
  return (
    <Start
      asks={sight.seat !== null && waits.includes(sight.seat) ? 'ready' : 'nothing'}
      waitsFor={waits.map(name)}
      until={start.until}
      go={start.go}
      ready={() => void controller.ask({ ask: 'ready' })}
    />
  );
}
