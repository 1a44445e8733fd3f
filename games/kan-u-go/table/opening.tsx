/** A dealer who chooses the word of a heat [KR-18r]: what is left of the pack, some words it makes, and room for another. */
import { Action } from '@parlour/felt/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isOpening, type OpenPlay, type RacePlay } from '../rules/race/plays.ts';
import styles from './opening.module.css';

type OpeningProps = {
  readonly rest: readonly string[];
  readonly plays: readonly RacePlay[];
  send(play: OpenPlay): Promise<unknown>;
};

const SUGGESTED = 6;

/** So many of the plainest words, from all over the alphabet. */
function suggested(plays: readonly RacePlay[]): string[] {
  const words = plays.filter(isOpening).map(({ word }) => word);
  const step = Math.max(1, Math.floor(Math.min(words.length, 120) / SUGGESTED));
  return words.filter((_, i) => i % step === 0).slice(0, SUGGESTED);
}

export function Opening({ rest, plays, send }: OpeningProps): JSX.Element {
  const word = useSignal('');
  const choose = (chosen: string): unknown => send({ do: 'open', word: chosen.trim().toUpperCase() });
  return (
    <form
      class={styles.opening}
      onKeyDown={event => event.stopPropagation()}
      onSubmit={event => {
        event.preventDefault();
        if (/^[a-z]{2,60}$/i.test(word.value.trim())) choose(word.value);
      }}
    >
      <p class={styles.says}>You deal: choose a word of the rest to begin with. After 20 seconds the lot decides.</p>
      <p class={styles.rest}>{rest.join(' ')}</p>
      <p class={styles.words}>
        {suggested(plays).map(each => (
          <Action key={each} onAct={() => choose(each)}>
            {each}
          </Action>
        ))}
      </p>
      <p class={styles.own}>
        <input
          class={styles.word}
          aria-label="Another word of the rest"
          placeholder="another word"
          autocomplete="off"
          maxLength={60}
          value={word.value}
          onInput={event => {
            word.value = event.currentTarget.value;
          }}
        />
        <Action tone="main">Lay it out</Action>
      </p>
    </form>
  );
}
