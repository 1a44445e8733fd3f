/** The dealer of a heat chooses the word it begins with [KR-2, KR-18r]: type or tap one before the time is up. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Countdown } from '@parlour/board-kit/components/seats/seat.tsx';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import paper from '../../round/board/count.module.css';
import { isOpening, type OpenPlay, type RacePlay } from '../rules/plays.ts';
import styles from './opening.module.css';

type OpeningProps = {
  readonly rest: readonly string[];
  readonly plays: readonly RacePlay[];
  readonly stallsAt: number | undefined;
  send(play: OpenPlay): Promise<unknown>;
  judge(play: OpenPlay): Promise<RefusalWithMessage | undefined>;
};

const SUGGESTED = 6;
const FIVE = 5;

/** What the referee says of the word as it stands. */
type Verdict = { readonly word: string; readonly refusal: RefusalWithMessage | undefined };

export function Opening({ rest, plays, stallsAt, send, judge }: OpeningProps): JSX.Element {
  const word = useSignal('');
  const verdict = useSignal<Verdict | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the cards before they have been seen.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const type = async (typed: string): Promise<void> => {
    word.value = typed.toUpperCase().replace(/[^A-Z]/g, '');
    const asked = word.value;
    const refusal = asked.length > 1 ? await judge({ do: 'open', word: asked }) : undefined;
    if (asked === word.value) verdict.value = asked.length > 1 ? { word: asked, refusal } : undefined;
  };
  const choose = (chosen: string): unknown => send({ do: 'open', word: chosen });
  return (
    <form
      class={`${paper.count} ${styles.opening}`}
      data-part="slip"
      aria-label="The opening word"
      onKeyDown={event => event.stopPropagation()}
      onSubmit={event => {
        event.preventDefault();
        if (word.value.length > 1) choose(word.value);
      }}
    >
      <p class={styles.says}>
        The opening word, from these cards {stallsAt !== undefined && <Countdown deadline={stallsAt} />}
      </p>
      <p class={styles.rest}>{lettersOf(rest)}</p>
      <p class={styles.own}>
        <input
          ref={field}
          class={styles.word}
          aria-label="A word of these cards"
          placeholder="type a word"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={60}
          value={word.value}
          onInput={event => void type(event.currentTarget.value)}
        />
        <ActionButton tone="main">Lay it out</ActionButton>
      </p>
      <output class={styles.verdict}>{wordsFor(verdict.value)}</output>
      <p class={styles.words}>
        {suggestions(word.value, plays, verdict.value).map(each => (
          <ActionButton key={each} onAct={() => choose(each)}>
            {each}
          </ActionButton>
        ))}
      </p>
    </form>
  );
}

/** Each letter once, with how many of it there are. */
function lettersOf(rest: readonly string[]): JSX.Element[] {
  const letters = [...new Set(rest)].filter(card => card !== '*');
  return letters.map(letter => {
    const many = rest.filter(card => card === letter).length;
    return (
      <span key={letter}>
        {letter}
        {many > 1 && <small>×{many}</small>}{' '}
      </span>
    );
  });
}

/** Before a word is whole nothing is wrong with it yet, unless a letter is missing. */
function wordsFor(verdict: Verdict | undefined): string {
  if (!verdict) return 'Five letters, no plural. When the time is up, the lot decides.';
  const { word, refusal } = verdict;
  if (!refusal) return `✓ ${word} is permitted.`;
  if (word.length >= FIVE || refusal.why === 'lacking') return `${refusal.clause} ${refusal.message}`;
  return 'Five letters are needed.';
}

/** Words that begin as typed, or may have been meant; before that some of the plainest with two vowels. */
function suggestions(typed: string, plays: readonly RacePlay[], verdict: Verdict | undefined): readonly string[] {
  const words = plays.filter(isOpening).map(({ word }) => word);
  if (typed === '') return spread(words);
  const near = verdict?.refusal && 'near' in verdict.refusal ? (verdict.refusal.near as readonly string[]) : [];
  return near.length > 0 ? near : words.filter(each => each.startsWith(typed) && each !== typed).slice(0, SUGGESTED);
}

/** Some of the first words, from all over the alphabet. */
function spread(words: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(Math.min(words.length, 120) / SUGGESTED));
  return words.filter((_, i) => i % step === 0).slice(0, SUGGESTED);
}
