/** `npx tsx packages/card-art/tools/bench.ts` prints the size of each pack and the time to draw a face. */
import { gzipSync } from 'node:zlib';
import { itemAt } from '@parlour/kernel/result';
import { build } from 'esbuild';
import { artModule, boxesWithArt, openTestPack, type TestPack } from './all-packs.ts';

const ROUNDS = 20;

/** CPU time, so other load on the machine does not count. */
function cpuMsPerFace({ art, dress }: TestPack): number {
  const draw = (): void => {
    for (const card of art.cards) art.face(card, dress);
  };
  draw();
  const from = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) draw();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / ROUNDS / art.cards.length;
}

const gzipKilobytes = (data: string | Uint8Array): string => (gzipSync(data, { level: 9 }).length / 1024).toFixed(1);

/** Bundles the code and data a page loads to draw a pack, without fonts. */
async function bundleArt(box: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [artModule(box)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return itemAt(outputFiles, 0).contents;
}

console.log('| pack | cards | drawn, KB gzip | code, KB gzip | CPU ms a face |\n|---|---|---|---|---|');
for (const box of boxesWithArt) {
  const proof = await openTestPack(box);
  const drawn = proof.art.cards.map(card => proof.art.face(card, proof.dress)).join('\n');
  const row = [
    box,
    proof.art.cards.length,
    gzipKilobytes(drawn),
    gzipKilobytes(await bundleArt(box)),
    cpuMsPerFace(proof).toFixed(3),
  ];
  console.log(`| ${row.join(' | ')} |`);
}
