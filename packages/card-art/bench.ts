/** `npx tsx packages/card-art/bench.ts`: what the faces of each pack weigh, and how long one takes to draw. */
import { gzipSync } from 'node:zlib';
import { nth } from '@parlour/kernel/must';
import { build } from 'esbuild';
import { boxesWithArt, facesOf, openPack, type PackProof } from './proof/packs.ts';

const ROUNDS = 20;

/** Of the processor's time: others may be at work on the machine. */
function millisecondsAFace({ art, dress }: PackProof): number {
  const draw = (): void => {
    for (const card of art.cards) art.face(card, dress);
  };
  draw();
  const from = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) draw();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / ROUNDS / art.cards.length;
}

const kilobytes = (data: string | Uint8Array): string => (gzipSync(data, { level: 9 }).length / 1024).toFixed(1);

/** The code and the data that a page fetches to draw a pack, without fonts. */
async function bundled(box: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [facesOf(box)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return nth(outputFiles, 0).contents;
}

console.log('| pack | cards | drawn, KB gzip | code, KB gzip | CPU ms a face |\n|---|---|---|---|---|');
for (const box of boxesWithArt) {
  const proof = await openPack(box);
  const drawn = proof.art.cards.map(card => proof.art.face(card, proof.dress)).join('\n');
  const row = [
    box,
    proof.art.cards.length,
    kilobytes(drawn),
    kilobytes(await bundled(box)),
    millisecondsAFace(proof).toFixed(3),
  ];
  console.log(`| ${row.join(' | ')} |`);
}
