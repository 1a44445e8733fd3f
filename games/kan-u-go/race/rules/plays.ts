/** The plays of the race [KR-18r]. */
import { isObject } from '@parlour/kernel/json';
import type { Crossword } from '../../crossword/crossword.ts';
import {
  isPlay as isTablePlay,
  read as readTablePlay,
  type TablePlay,
  write as writeTablePlay,
} from '../../round/rules/plays.ts';

export type OpenPlay = { readonly do: 'open'; readonly word: string };
export type RacePlay = TablePlay | OpenPlay;

const WORD = /^[A-Z]{2,60}$/;

export const isOpening = (play: { readonly do: string }): play is OpenPlay => play.do === 'open';

const isOpenPlay = (play: unknown): play is OpenPlay =>
  isObject(play) && play.do === 'open' && Object.keys(play).length === 2 && isWord(play.word);

const isWord = (word: unknown): boolean => typeof word === 'string' && WORD.test(word);

export const isPlay = (value: unknown): value is RacePlay => isOpenPlay(value) || isTablePlay(value);

export const write = (play: RacePlay): string => (isOpening(play) ? `open ${play.word}` : writeTablePlay(play));

type ReaderView = { readonly crossword: Crossword; readonly rest?: readonly string[] };

/** A choosing dealer may type the bare word. */
export function read(text: string, view?: ReaderView): RacePlay | undefined {
  const [, word] = (view?.rest ? /^(?:open )?([a-z]+)$/i : /^open ([a-z]+)$/i).exec(text.trim()) ?? [];
  if (word === undefined) return readTablePlay(text, view);
  return isWord(word.toUpperCase()) ? { do: 'open', word: word.toUpperCase() } : undefined;
}
