/**
 * A player for the line protocol of docs/players-protocol.md that makes random permitted plays, and shouts when it
 * may.
 *
 *     npx parlour arena monkey --players "cmd:node examples/outside.mjs",easy --deals 20
 */
import { createInterface } from 'node:readline';

let random = () => 0;

/** A seeded random number generator from 0 up to 1 (mulberry32). */
function seeded(seed) {
  let state = Number.parseInt(seed.slice(0, 8), 16) || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const say = answer => console.log(JSON.stringify(answer));

createInterface({ input: process.stdin }).on('line', line => {
  const { ask, id, seed, plays } = JSON.parse(line);
  if (ask === 'hello') {
    random = seeded(seed);
    say({ id, name: 'Anything' });
  } else if (ask === 'play') say({ id, play: plays[Math.floor(random() * plays.length)] });
});
