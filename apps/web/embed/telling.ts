/** The page is told what the table shows, when it shows it. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { effect } from '@preact/signals';
import type { TableController } from '../controller.ts';
import type { Shown } from '../following.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableTells } from './line.ts';
import { worker } from './twins/worker-client.ts';

type Tell = (told: TableTells) => void;

export function tellOf(controller: TableController, game: BoxedGame, tell: Tell): void {
  const told = { happening: -1, match: 0, isReady: false };
  effect(() => {
    const shown = controller.shown.value;
    if (!shown?.sight.scene) return;
    if (!told.isReady) tell(readyAt(game, shown));
    told.isReady = true;
    told.happening = tellHeard(shown, told.happening, tell);
    const match = overWith(shown);
    if (match > told.match) void tellResult(shown, match, tell);
    told.match = Math.max(match, told.match);
  });
  effect(() => {
    const message = controller.trouble.value;
    if (message !== undefined) tell({ what: 'error', detail: { message } });
  });
}

const readyAt = ({ id, title }: BoxedGame, { sight }: Shown): TableTells => ({
  what: 'ready',
  detail: { game: id, title, seats: sight.table.count },
});

/** A step may be shown twice, and is told once; answers the number of the last. */
function tellHeard({ heard }: Shown, last: number, tell: Tell): number {
  for (const { number, happening, sentence } of heard) {
    if (number > last && happening) tell({ what: 'happening', detail: { happening, sentence } });
  }
  return Math.max(last, ...heard.map(({ number }) => number));
}

/** The number of the match that is over and written down, else 0. */
const overWith = ({ sight: { scene, proof, room } }: Shown): number => (scene?.over && proof ? room.match : 0);

async function tellResult({ sight }: Shown, match: number, tell: Tell): Promise<void> {
  const record = await worker().record(match);
  if (!record) return;
  const name = namingOf(sight.room.seats);
  const names = sight.room.seats.map((_, seat: Seat) => name(seat));
  const { winners, scores, text } = record;
  tell({ what: 'result', detail: { winners, scores, names, record: text } });
}
