/** The meanings of the words through a square, loaded on first use. */
import type { BoardProps } from '@parlour/board-kit/board';
import { BoardDialog } from '@parlour/board-kit/components/tabletop.tsx';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import { type Definition, type Definitions, openDefinitions } from '../lexicon/definitions.ts';
import styles from './board.module.css';
import { kanUGoBoardText as t } from './board-text.ts';
import type { Square } from './draft.ts';
import { wordsAt } from './words-on-board.ts';

const DEFINITIONS_FILE = 'kan-u-go/data/baked/definitions.txt';

let definitionsCache: Promise<Definitions> | undefined;

type Read = BoardProps['read'];

/** A failed load is not cached. */
function loadDefinitions(read: Read): Promise<Definitions> {
  definitionsCache ??= read(DEFINITIONS_FILE).then(openDefinitions);
  definitionsCache.catch(() => {
    definitionsCache = undefined;
  });
  return definitionsCache;
}

type MeaningsProps = {
  readonly at: Signal<Square | undefined>;
  readonly crossword: Crossword;
  readonly read: Read;
};

export function Meanings({ at, crossword, read }: MeaningsProps): JSX.Element | null {
  const words = at.value ? wordsAt(crossword, at.value).map(({ word }) => word) : [];
  if (words.length === 0) return null;
  const close = (): void => {
    at.value = undefined;
  };
  return (
    <BoardDialog label={t('dictionary')} close={close}>
      <MeaningList words={words} read={read} />
    </BoardDialog>
  );
}

function MeaningList({ words, read }: { readonly words: readonly string[]; readonly read: Read }): JSX.Element {
  const found = useSignal<Definitions | 'failed' | undefined>(undefined);
  useEffect(() => {
    loadDefinitions(read).then(
      definitions => (found.value = definitions),
      () => (found.value = 'failed'),
    );
  }, []);
  const definitions = found.value;
  if (definitions === 'failed') return <p>{t('noDictionary')}</p>;
  return (
    <dl class={styles.words}>
      {words.map(word => (
        <div key={word}>
          <dt class={styles.word}>{word}</dt>
          {definitions ? <Meaning of={definitions} word={word} /> : <dd>{t('lookingUp')}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Also shows the meanings of its base forms. */
function Meaning({ of, word }: { readonly of: Definitions; readonly word: string }): JSX.Element {
  const found = of(word);
  const forms = (found?.formOf ?? []).map(form => ({ form, definition: of(form) }));
  if (!found) return <dd>{t('noMeaning')}</dd>;
  return (
    <>
      <Lines {...found} />
      {forms.map(({ form, definition }) => (
        <dd key={form} class={styles.form}>
          {t.rich<ComponentChildren, 'formOf'>('formOf', { word: form, b: content => <b>{content}</b> })}
          {definition && (
            <dl>
              <Lines {...definition} />
            </dl>
          )}
        </dd>
      ))}
    </>
  );
}

const MAX_MEANINGS = 5;

const Lines = ({ meanings }: Definition): JSX.Element => (
  <>
    {meanings.slice(0, MAX_MEANINGS).map(meaning => (
      <dd key={meaning}>{meaning}</dd>
    ))}
  </>
);
