import { missingGlyphs } from '@parlour/card-art/missing-glyphs';
import { picturesForFile } from '@parlour/kernel/authoring/pack-pictures';
import { itemAt, success } from '@parlour/kernel/result';
import {
  type PackDraft,
  type PackTemplate,
  padDraft,
  startedGroupCount,
  type TemplateField,
} from '../../shelf/own-packs/template.ts';
import { fits } from '../art/faces.ts';
import { BOOKS, cardOf, MIN_BOOKS } from '../kit-and-kat/rules/cards.ts';
import { type Pack, type Pair, PICTURES, type Pictures, PLACES, picturesIn } from './pack.ts';
import { checkPack, MAX_LENGTHS, PAIRS_PER_BOOK } from './pack-file.ts';
import { kitPackText } from './pack-text.ts';

/** What teachers and programs write above these columns; case, accents and a plural s do not count. */
const HEADINGS: Readonly<Record<string, string>> = {
  question:
    'q prompt term word clue front frage begriff wort vorderseite mot terme recto pregunta termino palabra anverso domanda termine parola fronte vraag begrip woord voorkant pergunta termo palavra frente pytanie fraga spørgsmål spørsmål kysymys otazka kerdes soru вопрос питання ερωτηση',
  answer:
    'a ans definition meaning translation back solution response antwort losung rückseite ubersetzung réponse traduction verso respuesta definicion traduccion reverso risposta definizione traduzione retro antwoord vertaling achterkant resposta definiçao traduçao odpowiedz svar vastaus odpoved valasz cevap ответ відповідь απαντηση',
  subject:
    'topic category theme unit chapter section lesson module thema fach kategorie kapitel lektion einheit sujet catégorie chapitre unité leçon tema categoria capitulo unidad leccion argomento capitolo unita onderwerp hoofdstuk assunto temat ämne emne aihe konu тема θεμα',
  note: 'remark comment explanation anmerkung notiz kommentar hinweis remarque commentaire nota observacion comentario commento opmerking uwaga примечание',
  source: 'reference quelle fuente fonte bron zrodlo källa kilde источник',
};

const field = (name: keyof typeof MAX_LENGTHS): TemplateField => ({
  name,
  maxLength: MAX_LENGTHS[name],
  headings: HEADINGS[name]?.split(' ') ?? [],
});

/** Questions are on odd cards, their answers on the next even ones. */
const cardAt = (row: number, column: number): string =>
  cardOf(itemAt(BOOKS, Math.floor(row / PAIRS_PER_BOOK)), 2 * (row % PAIRS_PER_BOOK) + 1 + column);

const EXTRA_COLUMNS = ['source', 'note'] as const;

const LANGUAGES = ['language', 'answerLanguage'] as const;

const toDraft = (pack: Pack): PackDraft => {
  const { title, author, licence, pictures, books } = pack;
  const pairs = books.flatMap(book => book.pairs);
  return {
    head: [title, author, licence],
    about: books.map(({ subject }) => subject),
    cells: pairs.map(({ question, answer }) => [question, answer]),
    pictures: picturesIn(pack),
    besides: {
      ...(pictures === undefined ? {} : { pictures }),
      ...Object.fromEntries(LANGUAGES.flatMap(key => (pack[key] === undefined ? [] : [[key, pack[key]]]))),
      ...Object.fromEntries(
        pairs.flatMap((pair, row) =>
          EXTRA_COLUMNS.flatMap(name => (pair[name] ? [[`${name} ${row}`, pair[name]]] : [])),
        ),
      ),
    },
  };
};

function pairAt({ cells, besides, pictures }: PackDraft, row: number, what: 'file' | 'words'): Pair {
  const [question = '', answer = ''] = itemAt(cells, row).map(text => text.trim());
  const more = EXTRA_COLUMNS.filter(name => besides[`${name} ${row}`] !== undefined);
  const cards = PLACES.map((_, column) => cardAt(row, column));
  return {
    question,
    answer,
    ...Object.fromEntries(more.map(name => [name, besides[`${name} ${row}`]])),
    ...(what === 'file' ? picturesForFile(pictures, cards, PLACES) : {}),
  };
}

const picturesOf = ({ besides }: PackDraft): Pictures | undefined => PICTURES.find(name => name === besides.pictures);

function toPack(draft: PackDraft, album: string, what: 'file' | 'words'): Pack {
  const [title = '', author = '', licence = ''] = draft.head.map(text => text.trim());
  const books = BOOKS.slice(0, startedGroupCount(making, draft)).map((book, i) => ({
    book,
    subject: itemAt(draft.about, i).trim(),
    pairs: Array.from({ length: PAIRS_PER_BOOK }, (_, pair) => pairAt(draft, i * PAIRS_PER_BOOK + pair, what)),
  }));
  const pictures = picturesOf(draft);
  const languages = LANGUAGES.flatMap(key => (draft.besides[key] ? [[key, draft.besides[key]]] : []));
  return {
    ...{ title, author, licence },
    ...(pictures === undefined ? {} : { pictures }),
    ...Object.fromEntries(languages),
    ...(Object.keys(draft.pictures).length > 0 ? { album } : {}),
    books,
  };
}

/** A book without a subject has no field for it. */
const writeJson = (pack: Pack, space?: number): string =>
  JSON.stringify(pack, (key, value) => (key === 'subject' && value === '' ? undefined : value), space);

export const making: PackTemplate = {
  game: 'kit-and-kat',
  option: 'pack',
  readyPacks: ['ready-science', 'ready-numbers', 'ready-french'],
  says: kitPackText('template'),
  head: [field('title'), field('author'), { ...field('licence'), initialText: kitPackText('ownUse') }],
  group: 'book',
  groupPlural: 'books',
  groupHeadings: ['buch', 'livre', 'libro', 'boek', 'livro'],
  groups: BOOKS.map(book => kitPackText('groupName', { book })),
  minGroups: MIN_BOOKS,
  about: { ...field('subject'), isOptional: true },
  rowsPerGroup: PAIRS_PER_BOOK,
  columns: [
    { ...field('question'), language: 'language' },
    { ...field('answer'), language: 'answerLanguage' },
  ],
  extras: EXTRA_COLUMNS.map(field),
  cardOf: cardAt,
  fits: (_, text) => fits(text),
  unprintableIn: text => missingGlyphs(text, ['typewriter']),
  pictureAspect: 2,
  dressOf: draft => ({
    title: itemAt(draft.head, 0),
    subjects: Object.fromEntries(draft.about.map((subject, i) => [itemAt(BOOKS, i), subject.trim()])),
    words: Object.fromEntries(
      draft.cells.flatMap((row, i) => row.map((text, column) => [cardAt(i, column), text.trim()])),
    ),
    drawn: picturesOf(draft),
    pictures: draft.pictures,
  }),
  write: (draft, album, what) => {
    const pack = toPack(draft, album, what);
    return what === 'file' ? `${writeJson(pack, 2)}\n` : writeJson(pack);
  },
  read(text) {
    const checked = checkPack(text);
    if (!checked.ok) return checked;
    const { pack } = checked.value;
    const album = pack.album === undefined ? {} : { album: pack.album };
    return success({ draft: padDraft(making, toDraft(pack)), ...album });
  },
};
