/** What the words through a square mean; the definitions are read when somebody asks for the first time. */
import type { BoardProps } from '@parlour/board-kit/board';
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import { type Definition, type Definitions, openDefinitions } from '../lexicon/definitions.ts';
import type { Square } from './laying.ts';
import styles from './meanings.module.css';
import { wordsAt } from './words-at.ts';

const FILE = 'kan-u-go/data/baked/definitions.txt';

let opened: Promise<Definitions> | undefined;

type Read = BoardProps['read'];

/** Kept while the page is open; a failed attempt is not. */
function definitionsOf(read: Read): Promise<Definitions> {
  opened ??= read(FILE).then(openDefinitions);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
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
    <Dialog label="The dictionary" close={close}>
      <MeaningList words={words} read={read} />
    </Dialog>
  );
}

function MeaningList({ words, read }: { readonly words: readonly string[]; readonly read: Read }): JSX.Element {
  const found = useSignal<Definitions | 'failed' | undefined>(undefined);
  useEffect(() => {
    definitionsOf(read).then(
      definitions => (found.value = definitions),
      () => (found.value = 'failed'),
    );
  }, []);
  const definitions = found.value;
  if (definitions === 'failed') return <p>The dictionary cannot be opened now.</p>;
  return (
    <dl class={styles.words}>
      {words.map(word => (
        <div key={word}>
          <dt class={styles.word}>{word}</dt>
          {definitions ? <Meaning of={definitions} word={word} /> : <dd>Looking it up …</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A form of a word is followed to the word itself. */
function Meaning({ of, word }: { readonly of: Definitions; readonly word: string }): JSX.Element {
  const found = of(word);
  const forms = (found?.formOf ?? []).map(form => ({ form, definition: of(form) }));
  if (!found) return <dd>In the dictionary, but what it means is not said here.</dd>;
  return (
    <>
      <Lines {...found} />
      {forms.map(({ form, definition }) => (
        <dd key={form} class={styles.form}>
          a form of <b>{form}</b>
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

const SHOWN = 5;

const Lines = ({ meanings }: Definition): JSX.Element => (
  <>
    {meanings.slice(0, SHOWN).map(meaning => (
      <dd key={meaning}>{meaning}</dd>
    ))}
  </>
);
