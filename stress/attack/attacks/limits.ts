/** Limits by address, tried by every spelling of a request, and what they are there to prevent. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { type AttackAnswer, ask, type Headers, nameOf, requestText } from '../line.ts';
import { type Attack, type AttackScene, strike } from '../scene.ts';

type Spelling = { readonly name: string; target(path: string): string; headers?(n: number): Headers };

const target = (name: string, spell: (path: string) => string): Spelling => ({ name, target: spell });
const forged = (name: string, header: (n: number) => Headers): Spelling => ({
  name,
  target: path => path,
  headers: header,
});

const someAddress = (n: number): string => `10.${(n >> 8) & 255}.${n & 255}.7`;

export const SPELLINGS: readonly Spelling[] = [
  target('as documented', path => path),
  target('percent-encoded', path => path.replace('/api', '/%61pi')),
  target('percent-encoded further on', path =>
    path.replace('/api/', '/api/%').replace('%c', '%63').replace('%t', '%74'),
  ),
  target('absolute', path => `http://localhost${path}`),
  target('absolute, another host', path => `http://elsewhere.example${path}`),
  target('double slash', path => `/${path}`),
  target('double slash inside', path => path.replace('/api/', '/api//')),
  target('capitals', path => path.replace('/api', '/API')),
  target('dot segment', path => path.replace('/api/', '/api/./')),
  target('two dots', path => `/x/..${path}`),
  target('encoded dots', path => `/x/%2e%2e${path}`),
  target('encoded slash', path => path.replace('/api/', '/api%2f')),
  target('with a query', path => `${path}?x=1`),
  target('with a semicolon', path => `${path};x=1`),
  target('slash at the end', path => `${path}/`),
  target('backslash', path => path.replaceAll('/', '\\')),
  forged('X-Forwarded-For', n => ({ 'X-Forwarded-For': someAddress(n) })),
  forged('X-Forwarded-For, several', n => ({ 'X-Forwarded-For': `${someAddress(n)}, 127.0.0.1` })),
  forged('Forwarded', n => ({ Forwarded: `for=${someAddress(n)}` })),
  forged('X-Real-IP', n => ({ 'X-Real-IP': someAddress(n) })),
  forged('X-HTTP-Method-Override', () => ({ 'X-HTTP-Method-Override': 'GET' })),
];

/** Whether the request came through to where it is answered. */
const isServed = ({ status, code }: AttackAnswer): boolean => status === '200' || code === 'no-table';

const guess = (
  scene: AttackScene,
  from: string,
  { target: spell, headers }: Spelling,
  n: number,
): Promise<AttackAnswer> => ask(scene.address, from, requestText('GET', spell('/api/codes/BBBBB'), headers?.(n)));

/** So much oftener than is allowed it is tried. */
const BEYOND = 60;

/** How often spellings are served to one address, all together. */
async function servedBy(
  scene: AttackScene,
  from: string,
  spellings: readonly Spelling[],
  limit: number,
): Promise<number> {
  let served = 0;
  for (let n = 0; n < limit + BEYOND; n++) {
    const answer = await guess(scene, from, itemAt(spellings, n % spellings.length), n);
    scene.saw(nameOf(answer));
    if (isServed(answer)) served += 1;
  }
  return served;
}

export const spellings: Attack = {
  name: 'spellings',
  says: 'a limit by address, under every spelling of a request',
  async run(scene) {
    const limit = scene.limits.codes;
    const judge = (name: string, served: number): void => {
      if (served > limit) scene.complain(`${name}: served ${served} times to one address; ${limit} are allowed`);
    };
    for (const [n, spelling] of SPELLINGS.entries()) {
      judge(spelling.name, await servedBy(scene, scene.from(n), [spelling], limit));
    }
    judge('all spellings in turn', await servedBy(scene, scene.from(200), SPELLINGS, limit));
  },
};

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const codeNumber = (n: number): string =>
  Array.from({ length: 5 }, (_, i) => LETTERS[Math.floor((7919 * n) / 20 ** i) % 20]).join('');

/**
 * Asks from so many addresses, each as often as it can, and complains of whoever was served more often than allowed.
 * Counting may have begun anew in the middle of it.
 */
async function overask(
  scene: AttackScene,
  addresses: number,
  limit: number,
  text: (n: number) => string,
): Promise<void> {
  const served = new Map<string, number>();
  await strike(scene, { hands: 8, most: 6000, rest: 1 }, async n => {
    const from = scene.from(n % addresses);
    const answer = await ask(scene.address, from, text(n));
    scene.saw(nameOf(answer));
    if (isServed(answer)) served.set(from, (served.get(from) ?? 0) + 1);
  });
  const most = Math.max(0, ...served.values());
  if (most > 2 * limit) scene.complain(`one address was served ${most} times; ${limit} are allowed`);
}

export const codes: Attack = {
  name: 'codes',
  says: 'guessing the five letters of private tables',
  run: scene => overask(scene, 8, scene.limits.codes, n => requestText('GET', `/api/codes/${codeNumber(n)}`)),
};

export const tables: Attack = {
  name: 'tables',
  says: 'tables laid in number',
  run(scene) {
    const body = JSON.stringify({ game: itemAt(gamesOnShelf(), 0).id, door: 'listed' });
    return overask(scene, 4, scene.limits.tables, () => requestText('POST', '/api/tables', {}, body));
  },
};

const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const idNumber = (n: number): string =>
  Array.from({ length: 16 }, (_, i) => ID_LETTERS[(n * (i + 3) + i * i) % 32]).join('');

export const looks: Attack = {
  name: 'looks',
  says: 'looking up tables that do not exist, and the list of those that do',
  run: scene =>
    overask(scene, 2, scene.limits.requests, n =>
      requestText('GET', n % 3 === 0 ? '/api/tables' : `/api/tables/${idNumber(n)}${n % 3 === 1 ? '' : '/records/1'}`),
    ),
};
