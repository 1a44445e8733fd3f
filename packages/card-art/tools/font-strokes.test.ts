import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { addStroke } from './font-strokes.ts';

const LIMELIGHT = '@expo-google-fonts/limelight/400Regular/Limelight_400Regular.ttf';

it('a stroke lies on its letter alone, where it was asked for', () => {
  const before = readFileSync(createRequire(import.meta.url).resolve(LIMELIGHT));
  const after = addStroke(before, 'G', [
    [0.1, 0.3],
    [0.3, 0.3],
    [0.3, 0.1],
  ]);
  const drawn = (font: Buffer, letter: string): string =>
    (create(font) as Font).glyphForCodePoint(letter.codePointAt(0)!).path.toSVG();
  const { advanceWidth } = (create(before) as Font).glyphForCodePoint('G'.codePointAt(0)!);
  const { unitsPerEm } = create(before) as Font;
  const at = (em: number): number => Math.round(advanceWidth / 2 + em * unitsPerEm);
  const [top, foot] = [Math.round(0.3 * unitsPerEm), Math.round(0.1 * unitsPerEm)];
  expect(drawn(after, 'G')).toBe(`${drawn(before, 'G')}M${at(0.1)} ${top}L${at(0.3)} ${top}L${at(0.3)} ${foot}Z`);
  for (const letter of 'ABCDEFHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-')
    expect(drawn(after, letter)).toBe(drawn(before, letter));
});
