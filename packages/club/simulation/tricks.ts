/** Ways to a rating that one has not earned, tried in a simulated club. */
import { nth } from '@parlour/kernel/must';
import { pick, type Random, seeded } from '@parlour/kernel/random';
import { MIDDLE, type RatingModel } from '../rating.ts';
import {
  MACHINES,
  type Machine,
  newTrueMember,
  people,
  performance,
  type SimulatedPlayer,
  type TrueMember,
} from './people.ts';
import { count, placesBy, playRound, playTogether } from './season.ts';

/** A settled club, and somebody in it who plays as well as the middle and would like to be thought better. */
export type Fixture = {
  readonly club: readonly TrueMember[];
  readonly cheat: TrueMember;
  readonly random: Random;
  readonly model: RatingModel;
};

export type Trick = { readonly name: string; readonly says: string; play(scene: Fixture): TrueMember };

const EASY = nth(MACHINES, 0);
const DUEL = { sides: 2 } as const;
const ROUNDS = 30;

function newFixture(random: Random, model: RatingModel): Fixture {
  const cheat = newTrueMember('cheat', MIDDLE, model);
  const club = [...people(39, random, model), cheat];
  for (let round = 0; round < ROUNDS; round++) playRound(club, random, model);
  return { club, cheat, random, model };
}

/** Settles a club, which takes long, and gives it as often as it is asked for, each time as if it had just been settled. */
export function settledClub(seed: string, model: RatingModel): () => Fixture {
  const [chance, asked] = [seeded(seed), [] as number[]];
  const below = (n: number): number => {
    asked.push(n);
    return chance.below(n);
  };
  const settled = newFixture({ below }, model);
  return () => {
    const random = seeded(seed);
    for (const n of asked) random.below(n);
    const club = settled.club.map(member => ({ ...member }));
    return { club, cheat: nth(club, club.length - 1), random, model };
  };
}

/** So many matches more, as everybody plays them. */
function honest({ club, cheat, random, model }: Fixture): TrueMember {
  for (let round = 0; round < ROUNDS; round++) playRound(club, random, model);
  return cheat;
}

function farm({ cheat, random, model }: Fixture, prey: Machine): TrueMember {
  for (let match = 0; match < 200; match++) playTogether([cheat, prey], DUEL, random, model);
  return cheat;
}

/** A habit of the computer player is known, worth so many points; what it is rated is what others make of it. */
function exploit({ cheat, random, model }: Fixture, worth: number): TrueMember {
  for (let match = 0; match < 200; match++) {
    const results = [performance([cheat], random) + worth, performance([EASY], random)];
    count([[cheat], [EASY]], placesBy(results), model);
  }
  return cheat;
}

const lose = (scene: Fixture, loser: SimulatedPlayer): void =>
  void count([[scene.cheat], [loser]], [1, 2], scene.model);

function collude(scene: Fixture, accomplices: number, matches: number): TrueMember {
  for (let match = 0; match < matches; match++) lose(scene, nth(scene.club, match % accomplices));
  return scene.cheat;
}

/** Whoever leaves is last, whatever the stand-in made of it. */
function leave(scene: Fixture): TrueMember {
  const { cheat, club, random, model } = scene;
  for (let match = 0; match < ROUNDS; match++) {
    const others = Array.from({ length: 3 }, () => pick(random, club.slice(0, -1)));
    const teams = [[cheat], ...others.filter((other, n) => others.indexOf(other) === n).map(other => [other])];
    const results = teams.map(team => performance(team, random));
    const places = placesBy(results);
    count(teams, nth(places, 0) > 1 ? [teams.length, ...placesBy(results.slice(1))] : places, model);
  }
  return cheat;
}

/** Accounts that are made to lose, after so many honest matches with computer players. */
function puppets(scene: Fixture, accounts: number, prepared: number, thrown: number): TrueMember {
  for (let n = 0; n < accounts; n++) {
    const puppet = newTrueMember(`puppet ${n}`, MIDDLE, scene.model);
    for (let match = 0; match < prepared; match++) {
      playTogether([puppet, pick(scene.random, MACHINES)], DUEL, scene.random, scene.model);
    }
    for (let match = 0; match < thrown; match++) lose(scene, puppet);
  }
  return scene.cheat;
}

/** A new account that new accounts lose to from its first day, and computer players afterwards try. */
function freshlyFed(scene: Fixture): TrueMember {
  const fed = newTrueMember('fed', MIDDLE, scene.model);
  puppets({ ...scene, cheat: fed }, 30, 0, 3);
  for (let match = 0; match < ROUNDS; match++) {
    playTogether([fed, pick(scene.random, MACHINES)], DUEL, scene.random, scene.model);
  }
  return fed;
}

export const HONEST: Trick = { name: 'honest', says: '30 matches more, as everybody plays them', play: honest };

export const TRICKS: readonly Trick[] = [
  { name: 'farming', says: '200 matches against the easy computer player alone', play: scene => farm(scene, EASY) },
  {
    name: 'a known habit',
    says: 'the same, knowing a habit of it worth 100 points',
    play: scene => exploit(scene, 100),
  },
  { name: 'a pair', says: 'a settled friend loses 100 matches on purpose', play: scene => collude(scene, 1, 100) },
  { name: 'a ring', says: 'three settled friends lose 40 matches each', play: scene => collude(scene, 3, 120) },
  { name: 'leaving', says: 'leaves every match that is not won', play: leave },
  { name: 'new accounts', says: '50 new accounts lose four matches each', play: scene => puppets(scene, 50, 0, 4) },
  {
    name: 'prepared accounts',
    says: 'ten accounts play ten honest matches and then lose five each',
    play: scene => puppets(scene, 10, 10, 5),
  },
  { name: 'fed from the first day', says: 'a new account, to which 30 others lose three each', play: freshlyFed },
];
