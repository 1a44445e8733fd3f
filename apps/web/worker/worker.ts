/** Worker entry: computer players think and records are replayed here, so that the page stays responsive. */
import { shelf } from '@parlour/games/shelf/shelf';
import { exposeRpc } from '../lib/worker-rpc.ts';
import { workerApiImpl } from './worker-api.ts';

exposeRpc(self, workerApiImpl);

/** On the page of a box the worker's name contains the box, whose first game is preloaded. */
const openedBox = shelf.find(({ id }) => self.name === `parlour ${id}`);
if (openedBox?.games[0]) void workerApiImpl.preloadGame(openedBox.games[0].id);
