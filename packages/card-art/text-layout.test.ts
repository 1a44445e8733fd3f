import { describe, expect, it } from 'vitest';
import { composeFractions } from './fonts.ts';
import { missingGlyphs } from './missing-glyphs.ts';
import { fitText, type TextFrame, textWidth } from './text-layout.ts';

const measure: TextFrame = { width: 460, height: 300, sizes: [52, 26], leading: 1.25 };

describe('setting text', () => {
  it('measures with the advances of the font', () => {
    expect(textWidth('nn', 'typewriter', 1000)).toBe(2 * textWidth('n', 'typewriter', 1000));
    expect(textWidth('é', 'fell', 10)).toBe(textWidth('e', 'fell', 10));
    expect(textWidth('W', 'fell', 10)).toBeGreaterThan(textWidth('i', 'fell', 10));
  });

  it('sets a short text large and a long one smaller, and loses no word', () => {
    const long =
      'Which river leaves the Bahr el Jebel in the swamps and comes back to the White Nile, far to the north?';
    const [one, other] = [fitText('Papyrus.', 'typewriter', measure), fitText(long.repeat(2), 'typewriter', measure)];
    expect(one.size).toBe(52);
    expect(other.size).toBeLessThan(52);
    expect(other.lines.join(' ')).toBe(long.repeat(2));
  });

  it('keeps every line within the measure and evens them out', () => {
    const { lines, size } = fitText('The two rivers meet at Lake No, where the grass is tall.', 'typewriter', measure);
    const widths = lines.map(line => textWidth(line, 'typewriter', size));
    expect(Math.max(...widths)).toBeLessThanOrEqual(460);
    expect(Math.min(...widths)).toBeGreaterThan(0.5 * Math.max(...widths));
  });

  it('says when a text is too long', () => {
    expect(fitText('long '.repeat(200), 'typewriter', measure).fits).toBe(false);
    expect(fitText('', 'typewriter', measure)).toEqual({ size: 52, lines: [], fits: true });
  });
});

describe('what the fonts of the cards lack', () => {
  it('is composed or taken from another font, and the rest is named', () => {
    expect(composeFractions('2⅔ of ½, ⅗ and ⅒')).toBe('2²⁄₃ of ¹⁄₂, ³⁄₅ and ¹⁄₁₀');
    expect(missingGlyphs('⅔ ⅗ ½ H₂O 10⁻⁶ cm³ łódź αβγ ÀΩ щёї ʃəθ ≤ → △ ′ × °', ['typewriter'])).toEqual([]);
    expect(missingGlyphs('⅔ ⅗ H₂O 10⁻⁶ łódź αβγ Ω щёї ʃəθ ≤ →', ['fellCaps', 'fellItalic'])).toEqual([]);
    expect(missingGlyphs('猫 😀 ש ا क ☃', ['typewriter'])).toEqual(['猫', '😀', 'ש', 'ا', 'क', '☃']);
  });

  it('is measured', () => {
    expect(textWidth('щ', 'typewriter', 1000)).toBeGreaterThan(1.3 * textWidth('г', 'typewriter', 1000));
    expect(textWidth('ἄ', 'typewriter', 1000)).toBe(textWidth('α', 'typewriter', 1000));
    expect(textWidth('⅗', 'fellCaps', 10)).toBe(textWidth('³⁄₅', 'fellCaps', 10));
  });
});
