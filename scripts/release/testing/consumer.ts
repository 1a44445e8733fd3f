/** A user's program that imports every entry point but those of the client, strictly typed, without the types of Node or a browser. */
import { aliceCharacters, openAlice } from '@parlour/alice';
import { kanUGoCharacters, kanUGoOptions, openKanUGo } from '@parlour/kan-u-go';
import { readData } from '@parlour/kan-u-go/node';
import { defaultsOf, type Game, type Match, type MatchResult, matchStatus, seededRandom } from '@parlour/kernel';
import { assertDefined, dealOneByOne } from '@parlour/kernel/authoring';
import { checkLaws } from '@parlour/kernel/laws';
import { parseRecord, replayMatch, writeRecord } from '@parlour/kernel/record';
import { type HashFunctions, sealedRandom } from '@parlour/kernel/seal';
import { kitCharacters, kitOptions, openKitAndKat } from '@parlour/kit-and-kat';
import { readData as readKit } from '@parlour/kit-and-kat/node';
import { monkey, type NationsPlay, nations, nationsCharacters } from '@parlour/nations';
import { type Character, playMatch } from '@parlour/players';
import { playDeal } from '@parlour/players/arena-api';

/** Lost types would be `any`, which accepts everything. */
type IsAny<T> = 0 extends 1 & T ? true : false;
type Known<T> = IsAny<T> extends true ? never : T;
export const kept: readonly [Known<typeof nations>, Known<typeof openKanUGo>, Known<NationsPlay>] = [
  nations,
  openKanUGo,
  { do: 'card', card: 'eu-map' },
];

function meet(game: Game, player: Character | undefined, count: number): Match {
  const players = Array.from({ length: count }, () => assertDefined(player));
  return playMatch({ game, options: defaultsOf(game.options), seating: { count }, players, seed: 'a', limit: 100_000 });
}

/** Plays one match of each box and returns the results. */
export async function playAll(): Promise<MatchResult[]> {
  const alice = await openAlice({ pack: 'wonderland' }, readData);
  const kanUGo = await openKanUGo(defaultsOf(kanUGoOptions), readData);
  const kit = await openKitAndKat(defaultsOf(kitOptions), readKit);
  const matches = [
    meet(nations, nationsCharacters[1], 4),
    meet(alice, aliceCharacters[1], 4),
    meet(kanUGo, kanUGoCharacters[0], 2),
    meet(kit, kitCharacters[1], 2),
  ];
  return matches.map(match => replayed(match)).map(resultOf);
}

function replayed(match: Match): Match {
  const read = parseRecord(writeRecord(match));
  if (!read.ok) throw new Error(read.fault.message);
  const again = replayMatch(match.game, read.value);
  if (!again.ok) throw new Error(again.fault.message);
  return again.value;
}

function resultOf(match: Match): MatchResult {
  const status = matchStatus(match);
  if (status.is !== 'over') throw new Error('The match is not over.');
  return status.result;
}

/** The rest is only type-checked. */
export function others(digest: HashFunctions): readonly unknown[] {
  const seal = { secret: '00', cuts: [], form: 2 } as const;
  return [
    ...[playDeal, sealedRandom(digest, seal, 0), dealOneByOne(monkey.pack, 2, 0), seededRandom('a').below(6)],
    checkLaws({ game: monkey, options: {}, seating: { count: 2 }, seed: 'a' }).log.length,
  ];
}
