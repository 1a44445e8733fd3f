/** The dealer's choice of the opening word [KR-2, KR-18r]. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Countdown } from '@parlour/board-kit/components/seats/seat.tsx';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import paper from '../../round/board/round.module.css';
import { isOpening, type OpenPlay, type RacePlay } from '../rules/plays.ts';
import styles from './opening-word-form.module.css';
import { raceBoardText as t } from './race-text.ts';

type OpeningWordFormProps = {
  readonly rest: readonly string[];
  readonly plays: readonly RacePlay[];
  readonly stallsAt: number | undefined;
  send(play: OpenPlay): Promise<unknown>;
  judge(play: OpenPlay): Promise<RefusalWithMessage | undefined>;
};

const MAX_SUGGESTIONS = 6;
const WORD_LENGTH = 5;

type Verdict = { readonly word: string; readonly refusal: RefusalWithMessage | undefined };

export function OpeningWordForm({ rest, plays, stallsAt, send, judge }: OpeningWordFormProps): JSX.Element {
  const word = useSignal('');
  const verdict = useSignal<Verdict | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the cards.
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
      data-opening
      aria-label={t('openingWord')}
      onKeyDown={event => event.stopPropagation()}
      onSubmit={event => {
        event.preventDefault();
        if (word.value.length > 1) choose(word.value);
      }}
    >
      <p class={styles.says}>
        {t('fromTheseCards')} {stallsAt !== undefined && <Countdown deadline={stallsAt} />}
      </p>
      <p class={styles.rest}>{letterCounts(rest)}</p>
      <p class={styles.own}>
        <input
          ref={field}
          class={styles.word}
          aria-label={t('aWord')}
          placeholder={t('typeWord')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={60}
          value={word.value}
          onInput={event => void type(event.currentTarget.value)}
        />
        <ActionButton tone="main">{t('layOut')}</ActionButton>
      </p>
      <output class={styles.verdict}>{verdictText(verdict.value)}</output>
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

function letterCounts(rest: readonly string[]): JSX.Element[] {
  const letters = [...new Set(rest)].filter(card => card !== '*');
  return letters.map(letter => {
    const many = rest.filter(card => card === letter).length;
    return (
      <span key={letter}>
        {letter}
        {many > 1 && <small>{t('times', { count: many })}</small>}{' '}
      </span>
    );
  });
}

/** An unfinished word is not refused yet, unless a letter is missing. */
function verdictText(verdict: Verdict | undefined): string {
  if (!verdict) return t('rules');
  const { word, refusal } = verdict;
  if (!refusal) return t('permitted', { word });
  if (word.length >= WORD_LENGTH || refusal.why === 'lacking')
    return t('refused', { clause: refusal.clause, reason: refusal.message });
  return t('fiveLetters');
}

function suggestions(typed: string, plays: readonly RacePlay[], verdict: Verdict | undefined): readonly string[] {
  const words = plays.filter(isOpening).map(({ word }) => word);
  if (typed === '') return spreadOver(words);
  const near = verdict?.refusal && 'near' in verdict.refusal ? (verdict.refusal.near as readonly string[]) : [];
  return near.length > 0
    ? near
    : words.filter(each => each.startsWith(typed) && each !== typed).slice(0, MAX_SUGGESTIONS);
}

function spreadOver(words: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(Math.min(words.length, 120) / MAX_SUGGESTIONS));
  return words.filter((_, i) => i % step === 0).slice(0, MAX_SUGGESTIONS);
}
