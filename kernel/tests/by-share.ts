/** Of what is tried by many seeds a run takes a share, another one every day; PARLOUR_WHOLE=1 takes all of it. */

const SHARES = 3;
const DAY = 86_400_000;

const shareOn = (moment: number): number => Math.floor(moment / DAY) % SHARES;

const isOf = (share: number) => (_: unknown, i: number) => i % SHARES === share;

export const byShare = <T>(all: readonly T[], moment: number = Date.now()): readonly T[] =>
  process.env.PARLOUR_WHOLE === '1' ? all : all.filter(isOf(shareOn(moment)));
