import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLaws } from '@parlour/kernel/laws';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { findPackProblems } from '../../shelf/own-packs/problems.ts';
import { kitAndKat } from '../kit-and-kat/rules/kit-and-kat.ts';
import { making } from './making.ts';
import schema from './pack.schema.json' with { type: 'json' };
import type { Pack } from './pack.ts';
import { checkPack, MAX_LENGTHS } from './pack-file.ts';

const DATA = join(import.meta.dirname, '..', 'data');
const fileOf = (name: string): string => readFileSync(join(DATA, `${name}.json`), 'utf8');
const nuerland = fileOf('nuerland');

const packIn = (text: string): Pack => unwrap(checkPack(text)).pack;

/** As "line: message". */
function firstFaultAfter(from: string | RegExp, to: string, text = nuerland): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const checked = checkPack(changed);
  return checked.ok ? 'no fault' : `${checked.fault[0]!.line}: ${checked.fault[0]!.message}`;
}

describe('packs for lessons', () => {
  it.each(making.readyPacks)('%s is complete, printable, and names curriculum and age', name => {
    const { draft } = unwrap(making.read(fileOf(name)));
    expect(findPackProblems(making, draft)).toEqual([]);
    const { title, books } = packIn(fileOf(name));
    expect(title).toMatch(/, ages \d+ to \d+$/);
    for (const { question, answer, source } of books.flatMap(({ pairs }) => pairs)) {
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(answer).toMatch(/[.?]$/);
      expect(source).toContain('National curriculum in England (Department for Education, 2013)');
    }
  });

  it('reckons right', () => {
    const pairs = packIn(fileOf('ready-numbers')).books.flatMap(book => book.pairs);
    const products = pairs.flatMap(({ question, answer }) => {
      const [, a, b] = /^What is (\d+) × (\d+)\?$/.exec(question) ?? [];
      return a === undefined ? [] : [[answer, `${a} × ${b} = ${Number(a) * Number(b)}.`]];
    });
    expect(products).toHaveLength(25);
    for (const [answer, right] of products) expect(answer).toBe(right);
  });

  it('French answers are read by a French voice', () => {
    const { draft } = unwrap(making.read(fileOf('ready-french')));
    expect(draft.besides).toMatchObject({ language: 'en', answerLanguage: 'fr' });
  });
});

describe('the packs of the box', () => {
  it.each(['nuerland', 'night-sky', 'nuerland-1', 'night-sky-1'])(
    '[KK-1] %s: 14 books of five pairs, every card has room',
    name => {
      expect(unwrap(checkPack(fileOf(name))).warnings).toEqual([]);
      const { books } = packIn(fileOf(name));
      expect(books.map(({ book }) => book).join('')).toBe('ABCDEFGHIJKLMN');
      expect(books.flatMap(({ pairs }) => pairs)).toHaveLength(70);
    },
  );

  it.each(['nuerland', 'night-sky'])('%s: questions ask, answers are sentences, each pair has its source', name => {
    for (const { question, answer, source } of packIn(fileOf(name)).books.flatMap(({ pairs }) => pairs)) {
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(answer).toMatch(/^[A-Z].*\.$/);
      expect(source).toBeTruthy();
    }
  });

  it('the one card that is attested reads as the rule card prints it', () => {
    const [nile] = packIn(nuerland).books[0]!.pairs;
    expect(nile).toMatchObject({
      question: 'What principal river of Africa flows through the Sudan?',
      answer: 'The Nile river flows through the Sudan.',
    });
  });

  it('what is asked of customs names whose they are, for each card is read alone', () => {
    const customs = packIn(nuerland).books.filter(({ book }) => 'EGHKL'.includes(book));
    const silent = customs.flatMap(({ pairs }) =>
      pairs.filter(({ question }) => !/Nuer|cattle camp|house/.test(question)),
    );
    expect(silent).toEqual([]);
  });

  it('no source is a copy of an encyclopaedia or a study guide', () => {
    const sources = packIn(nuerland).books.flatMap(({ pairs }) => pairs.map(({ source }) => source));
    expect(sources.filter(source => /wiki|liquisearch|supersummary|factmonster|everyculture/i.test(source!))).toEqual(
      [],
    );
  });

  it('no question and no answer stands twice in a book', () => {
    for (const name of ['nuerland', 'night-sky']) {
      for (const { pairs } of packIn(fileOf(name)).books) {
        expect(new Set(pairs.flatMap(({ question, answer }) => [question, answer])).size).toBe(10);
      }
    }
  });
});

describe('a pack file with a fault', () => {
  it.each([
    ['"title": "Kit', '"title": Kit', '3: Kit should stand between straight quotation marks: "…".'],
    ['"title": "Kit', '"title": “Kit', '3: “Kit should stand between straight quotation marks: "…".'],
    ['Nuerland",', 'Nuerland,', '3: A quotation mark is missing at the end of this text.'],
    ['Nuerland",', 'Nuerland"', '3: A comma, or }, is missing at the end of this line.'],
    ['"title": "', '"title" "', '3: After "title" a colon is missing.'],
    [/\}\n\s*\]\n\}\n$/, '}\n  ]\n', '459: The file breaks off here; } is missing.'],
    [/\]\n\}\n$/, ']\n}\n}\n', '461: The file should end here, but } follows.'],
    [/\n {2}\]\n\}\n$/, ',\n  ]\n}\n', '458: There is a comma too many before the ].'],
    ['"title": "Kit', '"title": "K\\it', '3: A text has no tabs in it, and a backslash is written twice: \\\\.'],
    ['"title":', 'title:', '3: title should stand between straight quotation marks: "…".'],
    ['"title":', '3:', '3: Here the name of a field should stand, like "title".'],
    ['"title":', '"titel":', '1: The pack that begins here has no "title".'],
    ['"author":', '"title":', '1: The pack that begins here has no "author".'],
    ['"licence": "CC BY 4.0"', '"licence": 4', '5: "licence" is a text between quotation marks.'],
    ['"licence": "CC BY 4.0"', '"licence": " "', '5: "licence" is empty; it needs a text.'],
    ['"licence": "CC BY 4.0"', '"licence": "CC\\nBY"', '5: "licence" is one line, without breaks or tabs.'],
    ['"book": "B"', '"book": "C"', '41: Book number 2 must be named "B".'],
    [
      '"question": "What principal river',
      '"ask": "What principal river',
      '11: The pair that begins here has no "question".',
    ],
    [/"pairs": \[[^\]]*\]/, '"pairs": "many"', '10: "pairs" is a list: [ … ].'],
    [/\{[^{}]*principal river[^{}]*\},/, '', '10: Book A has five pairs of question and answer; here are 4.'],
    [/\{[^{}]*principal river[^{}]*\}/, '"Nile?"', '11: Here a pair should stand: { "question": …, "answer": … }.'],
  ])('%s → %s', (from, to, fault) => {
    expect(firstFaultAfter(from, to)).toBe(fault);
  });

  it('may name the pictures of its cards; a set that nobody has drawn is only warned of', () => {
    const naming = (set: string): string => nuerland.replace('"books":', `"pictures": ${set}, "books":`);
    expect(packIn(naming('"night-sky"')).pictures).toBe('night-sky');
    expect(packIn(nuerland).pictures).toBeUndefined();
    const checked = unwrap(checkPack(naming('"my-cats"')));
    expect(checked.pack.pictures).toBeUndefined();
    expect(checked.warnings[0]!.message).toBe(
      '"pictures" can be nuerland or night-sky. With anything else the cards get plain signs.',
    );
  });

  it('names every fault, in the order of the lines', () => {
    const checked = checkPack(nuerland.replace('"book": "B"', '"book": "X"').replace('"title"', '"name"'));
    expect(!checked.ok && checked.fault.map(({ line }) => line)).toEqual([1, 3, 41]);
  });

  it.each(['', '[]', '"a pack"', '{', '\u0000', 'null', '{"books":[[[[[[', '['.repeat(1e6)])(
    'garbage is refused, %#',
    text => {
      expect(checkPack(text).ok).toBe(false);
    },
  );

  it('[KK-26r] has 4 to 14 books', () => {
    expect(checkPack('{"title":"a","author":"b","licence":"c","books":[]}')).toEqual({
      ok: false,
      fault: [{ line: 1, message: 'A pack has 4 to 14 books, A to N; here are 0.' }],
    });
  });
});

describe('[KK-26r] a pack of fewer books', () => {
  const books = (count: number): string => {
    const { $schema, ...pack } = JSON.parse(nuerland);
    return JSON.stringify({ ...pack, books: pack.books.slice(0, count) });
  };

  it('is taken from four books on', () => {
    expect(checkPack(books(3)).ok).toBe(false);
    for (const count of [4, 9, 14]) expect(packIn(books(count)).books.length).toBe(count);
  });

  it.each([
    [4, 8],
    [5, 2],
    [9, 3],
  ])('of %i books is dealt out to %i players and keeps the laws', (count, seats) => {
    const game = kitAndKat(packIn(books(count)));
    const options = { mistakes: 'called', falseShout: 'silence', pack: 'nuerland' };
    expect(game.pack.length).toBe(10 * count);
    checkLaws({ game: game as never, options, seating: { count: seats }, seed: `${count}` });
  });
});

describe('a pack file that can be played', () => {
  it('is warned of a text too long for its card, and of the same question twice', () => {
    const long = nuerland.replace('The Nile river flows', `The Nile river ${'ever '.repeat(30)}flows`);
    expect(unwrap(checkPack(long))).toMatchObject({
      warnings: [{ line: 13, message: '"answer" has 189 letters; there is room for 120.' }],
    });
    const twin = nuerland.replace(
      'What is the Nile called between Nimule and Lake No?',
      'What principal river of Africa flows through the Sudan?',
    );
    expect(unwrap(checkPack(twin))).toMatchObject({
      warnings: [{ line: 18, message: 'The same question is already on line 12.' }],
    });
  });

  it('may come with Windows line ends and a byte order mark', () => {
    expect(packIn(`\uFEFF${nuerland.replaceAll('\n', '\r\n')}`)).toEqual(packIn(nuerland));
  });
});

it('the schema names the same room', () => {
  const { properties, $defs } = schema;
  const fields = { ...properties, ...$defs.book.properties, ...$defs.pair.properties };
  const room = Object.entries(fields).flatMap(([name, field]) =>
    'maxLength' in field ? [[name, field.maxLength]] : [],
  );
  expect(Object.fromEntries(room)).toEqual(MAX_LENGTHS);
});
