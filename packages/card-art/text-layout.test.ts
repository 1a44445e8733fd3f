import { describe, expect, it } from 'vitest';
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
