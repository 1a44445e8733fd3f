/** What the dictionary has to say, for people who ask. */
import type { Definition, Definitions } from './definitions.ts';
import type { Grade } from './grades.ts';
import { PLURAL } from './graph.ts';
import type { Lexicon } from './lexicon.ts';
import { singularsBySpelling } from './stems.ts';
import { wordsOf } from './words.ts';

/** Everything about one word, a line each. */
export function tell(lexicon: Lexicon, definitions: Definitions, asked: string): string[] {
  const word = asked.trim().toUpperCase();
  const grade = lexicon.grade(word);
  if (grade === undefined) return [`${word} is not in the dictionary "${lexicon.name}".`];
  const known = definitions(word);
  return [
    `${word} is in the dictionary "${lexicon.name}", ${gradeText(grade)}.`,
    ...formLines(lexicon, word, known),
    ...meaningLines(definitions, word, known),
  ];
}

const gradeText = (grade: Grade): string => (grade === 80 ? 'beyond all grades' : `grade ${grade}`);

function formLines(lexicon: Lexicon, word: string, known: Definition | undefined): string[] {
  const formOf = known?.formOf ?? [];
  if (lexicon.isPlural(word)) {
    const singulars = formOf.length > 0 ? formOf : singularsBySpelling(word).filter(stem => lexicon.has(stem));
    const of = singulars.length > 0 ? ` of ${singulars.join(' or ')}` : '';
    return [`It is a plural${of}${lexicon.isVerbForm(word) ? ', and a form of a verb' : ''}.`];
  }
  const plain = word.endsWith('S') ? ['It is no plural.'] : [];
  return formOf.length > 0 ? [...plain, `It is a form of ${formOf.join(' or ')}.`] : plain;
}

/** Its own meanings, or those of the words it is a form of. */
function meaningLines(definitions: Definitions, word: string, known: Definition | undefined): string[] {
  if (known === undefined) return [];
  if (known.meanings.length > 0) return known.meanings.map(meaning => `${word}, ${meaning}`);
  return known.formOf.flatMap(base => (definitions(base)?.meanings ?? []).map(meaning => `${base}, ${meaning}`));
}

/** Every word, a tab, and 1 for a plural or 0. */
export function* dump(lexicon: Lexicon): Generator<string> {
  for (const { word, flags } of wordsOf(lexicon)) yield `${word}\t${flags & PLURAL ? 1 : 0}`;
}
