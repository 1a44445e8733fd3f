/** Rate limits by address, tried with every spelling of a request. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { type Attack, type AttackContext, flood } from '../attack.ts';
import { type AttackAnswer, formatStatusAndCode, type HttpHeaders, requestRaw, requestText } from '../raw-tcp.ts';

type RequestSpelling = { readonly name: string; target(path: string): string; headers?(n: number): HttpHeaders };

const targetSpelling = (name: string, spell: (path: string) => string): RequestSpelling => ({ name, target: spell });
const forgedHeader = (name: string, header: (n: number) => HttpHeaders): RequestSpelling => ({
  name,
  target: path => path,
  headers: header,
});

const someAddress = (n: number): string => `10.${(n >> 8) & 255}.${n & 255}.7`;

export const SPELLINGS: readonly RequestSpelling[] = [
  targetSpelling('as documented', path => path),
  targetSpelling('percent-encoded', path => path.replace('/api', '/%61pi')),
  targetSpelling('percent-encoded further on', path =>
    path.replace('/api/', '/api/%').replace('%c', '%63').replace('%t', '%74'),
  ),
  targetSpelling('absolute', path => `http://localhost${path}`),
  targetSpelling('absolute, another host', path => `http://elsewhere.example${path}`),
  targetSpelling('double slash', path => `/${path}`),
  targetSpelling('double slash inside', path => path.replace('/api/', '/api//')),
  targetSpelling('capitals', path => path.replace('/api', '/API')),
  targetSpelling('dot segment', path => path.replace('/api/', '/api/./')),
  targetSpelling('two dots', path => `/x/..${path}`),
  targetSpelling('encoded dots', path => `/x/%2e%2e${path}`),
  targetSpelling('encoded slash', path => path.replace('/api/', '/api%2f')),
  targetSpelling('with a query', path => `${path}?x=1`),
  targetSpelling('with a semicolon', path => `${path};x=1`),
  targetSpelling('slash at the end', path => `${path}/`),
  targetSpelling('backslash', path => path.replaceAll('/', '\\')),
  forgedHeader('X-Forwarded-For', n => ({ 'X-Forwarded-For': someAddress(n) })),
  forgedHeader('X-Forwarded-For, several', n => ({ 'X-Forwarded-For': `${someAddress(n)}, 127.0.0.1` })),
  forgedHeader('Forwarded', n => ({ Forwarded: `for=${someAddress(n)}` })),
  forgedHeader('X-Real-IP', n => ({ 'X-Real-IP': someAddress(n) })),
  forgedHeader('X-HTTP-Method-Override', () => ({ 'X-HTTP-Method-Override': 'GET' })),
];

/** Whether the request reached its handler. */
const isServed = ({ status, code }: AttackAnswer): boolean => status === '200' || code === 'no-table';

const requestCode = (
  scene: AttackContext,
  from: string,
  { target: spell, headers }: RequestSpelling,
  n: number,
): Promise<AttackAnswer> =>
  requestRaw(scene.address, from, requestText('GET', spell('/api/codes/BBBBB'), headers?.(n)));

const REQUESTS_ABOVE_LIMIT = 60;

/** Returns how many requests of one address are served, all spellings together. */
async function countServed(
  scene: AttackContext,
  from: string,
  spellings: readonly RequestSpelling[],
  limit: number,
): Promise<number> {
  let served = 0;
  for (let n = 0; n < limit + REQUESTS_ABOVE_LIMIT; n++) {
    const answer = await requestCode(scene, from, itemAt(spellings, n % spellings.length), n);
    scene.countAnswer(formatStatusAndCode(answer));
    if (isServed(answer)) served += 1;
  }
  return served;
}

export const spellingsAttack: Attack = {
  name: 'spellings',
  says: 'a limit by address, under every spelling of a request',
  async run(scene) {
    const limit = scene.limits.codes;
    const judge = (name: string, served: number): void => {
      if (served > limit) scene.reportFault(`${name}: served ${served} times to one address; the limit is ${limit}`);
    };
    for (const [n, spelling] of SPELLINGS.entries()) {
      judge(spelling.name, await countServed(scene, scene.from(n), [spelling], limit));
    }
    judge('all spellings in turn', await countServed(scene, scene.from(200), SPELLINGS, limit));
  },
};

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const nthCode = (n: number): string =>
  Array.from({ length: 5 }, (_, i) => LETTERS[Math.floor((7919 * n) / 20 ** i) % 20]).join('');

/**
 * Sends as many requests as it can from several addresses, and reports an address served more than allowed. The limit
 * window may have restarted once meanwhile.
 */
async function exceedLimit(
  scene: AttackContext,
  addresses: number,
  limit: number,
  text: (n: number) => string,
): Promise<void> {
  const served = new Map<string, number>();
  await flood(scene, { concurrency: 8, maxTries: 6000, pauseMs: 1 }, async n => {
    const from = scene.from(n % addresses);
    const answer = await requestRaw(scene.address, from, text(n));
    scene.countAnswer(formatStatusAndCode(answer));
    if (isServed(answer)) served.set(from, (served.get(from) ?? 0) + 1);
  });
  const maxServed = Math.max(0, ...served.values());
  if (maxServed > 2 * limit) scene.reportFault(`one address was served ${maxServed} times; the limit is ${limit}`);
}

export const codeGuessingAttack: Attack = {
  name: 'codes',
  says: 'guessing the five letters of private tables',
  run: scene => exceedLimit(scene, 8, scene.limits.codes, n => requestText('GET', `/api/codes/${nthCode(n)}`)),
};

export const tableFloodAttack: Attack = {
  name: 'tables',
  says: 'tables laid in number',
  run(scene) {
    const body = JSON.stringify({ game: itemAt(gamesOnShelf(), 0).id, door: 'listed' });
    return exceedLimit(scene, 4, scene.limits.tables, () => requestText('POST', '/api/tables', {}, body));
  },
};

const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const nthTableId = (n: number): string =>
  Array.from({ length: 16 }, (_, i) => ID_LETTERS[(n * (i + 3) + i * i) % 32]).join('');

export const lookupFloodAttack: Attack = {
  name: 'looks',
  says: 'looking up tables that do not exist, and the list of those that do',
  run: scene =>
    exceedLimit(scene, 2, scene.limits.requests, n =>
      requestText(
        'GET',
        n % 3 === 0 ? '/api/tables' : `/api/tables/${nthTableId(n)}${n % 3 === 1 ? '' : '/records/1'}`,
      ),
    ),
};
