/** A leaflet in the terminal: headings, wrapped text, and cards by their names. */
import { type Block, type Leaflet, plainText } from '@parlour/games/shelf/leaflet';
import pc from 'picocolors';
import { wrap } from './wrap.ts';

/** What a card is called. */
type Named = (card: string) => string;

export const leafletLines = ({ title, parts }: Leaflet, nameOf: Named): string[] => [
  pc.bold(title),
  ...parts.flatMap(part => [
    '',
    pc.bold(`  ${part.title}`),
    ...part.blocks.flatMap(block => blockLines(block, nameOf)),
  ]),
  '',
];

function blockLines(block: Block, nameOf: Named): string[] {
  switch (block.is) {
    case 'text':
      return [wrap(plainText(block.text), '  ')];
    case 'list':
      return block.items.map(item => wrap(plainText(item), '    ').replace('    ', '  - '));
    case 'cards':
      return [wrap(block.cards.map(card => `[${nameOf(card)}]`).join(' '), '    '), caption(block.says)];
    case 'grid':
      return [
        ...block.rows.map(row => `      ${[...row].join(' ').replaceAll('.', ' ')}`.trimEnd()),
        caption(block.says),
      ];
  }
}

const caption = (says: string): string => pc.dim(wrap(plainText(says), '    '));
