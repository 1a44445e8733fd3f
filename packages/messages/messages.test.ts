import { afterEach, describe, expect, it } from 'vitest';
import { formatList, setLanguage, type Translate, translator } from './messages.ts';

const english = {
  undo: 'Undo',
  kittens: '{count, plural, =0 {No Kittens left} one {# Kitten left} other {# Kittens left}}',
  takes: '{who, select, you {You take} other {{who} takes}} the trick with {card}.',
  quoted: "You don't have it.",
  rules: 'Read the <link>rules</link> of {game}.',
} as const;
const t: Translate<typeof english> = translator('test', english);

afterEach(() => setLanguage('en', {}));

describe('messages', () => {
  it('counts, chooses and quotes', () => {
    expect(t('undo')).toBe('Undo');
    expect([0, 1, 2].map(count => t('kittens', { count }))).toEqual([
      'No Kittens left',
      '1 Kitten left',
      '2 Kittens left',
    ]);
    expect(t('takes', { who: 'you', card: 'the Star' })).toBe('You take the trick with the Star.');
    expect(t('takes', { who: 'Percy', card: 'the Star' })).toBe('Percy takes the trick with the Star.');
    expect(t('quoted')).toBe("You don't have it.");
  });

  it('puts elements into sentences', () => {
    const link = (content: unknown[]): { href: string; content: unknown[] } => ({ href: '/rules', content });
    expect(t.rich<object, 'rules'>('rules', { game: 'Nations', link })).toEqual([
      'Read the ',
      { href: '/rules', content: ['rules'] },
      ' of Nations.',
    ]);
  });

  it('shows arguments as they are, whatever they contain', () => {
    expect(t('takes', { who: '{who} <b>', card: "'" })).toBe("{who} <b> takes the trick with '.");
  });

  it('uses a translation with the plurals of its language, and English where it is missing', () => {
    setLanguage('pl', { test: { kittens: '{count, plural, one {# kotek} few {# kotki} other {# kotków}}' } });
    expect([1, 3, 5].map(count => t('kittens', { count }))).toEqual(['1 kotek', '3 kotki', '5 kotków']);
    expect(t('undo')).toBe('Undo');
  });

  it('joins lists as the language does', () => {
    expect(formatList(['Ada'])).toBe('Ada');
    expect(formatList(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
    expect(formatList(['Ada', 'Ben'], 'or')).toBe('Ada or Ben');
    setLanguage('de', {});
    expect(formatList(['Ada', 'Ben'])).toBe('Ada und Ben');
  });

  it('knows the arguments of each message', () => {
    // @ts-expect-error: `count` is missing.
    expect(() => t('kittens', {})).toThrow('count');
    // @ts-expect-error: there is no argument `cards`.
    expect(t('takes', { who: 'Percy', cards: 3, card: 'the Star' })).toBe('Percy takes the trick with the Star.');
  });
});
