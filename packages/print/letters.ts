/** Letters that a pack of one's own may have and our fonts have not: they would be left out on paper. */
import { must } from '@parlour/kernel/must';
import { type FontName, type Fonts, fontFor } from './fonts.ts';
import type { Leaf } from './leaf.ts';
import { newDocument } from './pdf.ts';

const TEXT = /<text [^>]*font-family="([^"]*)"[^>]*>([^<]*)<\/text>/g;

/** What is set in which font. */
function lettersBy(leaves: readonly Leaf[]): ReadonlyMap<FontName, ReadonlySet<string>> {
  const found = new Map<FontName, Set<string>>();
  for (const [, families, text] of leaves.flatMap(({ svg }) => [...svg.matchAll(TEXT)])) {
    const name = fontFor(must(families));
    const letters = found.get(name) ?? new Set<string>();
    for (const letter of must(text)) letters.add(letter);
    found.set(name, letters);
  }
  return found;
}

type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } };

export function strangersIn(leaves: readonly Leaf[], fonts: Fonts): readonly string[] {
  const document = newDocument('', fonts);
  const strangers = [...lettersBy(leaves)].flatMap(([name, letters]) => {
    const { font } = (document.font(name) as unknown as Opened)._font;
    return [...letters].filter(letter => !font.hasGlyphForCodePoint(must(letter.codePointAt(0))));
  });
  return [...new Set(strangers)];
}
