/** The worker: the house behind a port, so that thinking and shuffling never hold up a hand on the screen. */
import { shelf } from '@parlour/games/shelf/shelf';
import { answerCalls } from '../far-calls.ts';
import { workerApi } from './worker-api.ts';

answerCalls(self, workerApi);

/** Whoever starts it on the page of a box says which: it gets ready before anybody can ask. */
const box = shelf.find(({ id }) => self.name === `parlour ${id}`);
if (box?.games[0]) void workerApi.prepare(box.games[0].id);
