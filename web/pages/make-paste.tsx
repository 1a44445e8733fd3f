/** A spreadsheet, pasted as a whole. */
import { Action } from '@parlour/felt/pieces/prompt';
import { rowsOf } from '@parlour/games/making';
import { paste } from '@parlour/games/spreadsheet';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './make.module.css';
import type { Desk } from './make-pack.tsx';

export function PasteForm({ making, draft, write }: Desk): JSX.Element {
  const text = useSignal('');
  const says = useSignal('');
  const take = (): void => {
    const pasted = paste(making, draft.value, text.value);
    if ('wrong' in pasted) {
      says.value = `${pasted.wrong} Nothing has changed.`;
      return;
    }
    write(pasted.draft, `paste ${Date.now()}`);
    says.value = pasted.message;
    text.value = '';
  };
  return (
    <details class={styles.paste}>
      <summary>Paste a spreadsheet</summary>
      <label for="spreadsheet">
        {rowsOf(making)} rows, in this order: {making.about && `${making.about.name} (may be left out), `}
        {making.columns.map(({ name }) => name).join(', ')}. Columns are divided by tabs, commas or semicolons.
      </label>
      <textarea
        id="spreadsheet"
        class={styles.text}
        rows={6}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
      <div class={styles.ways}>
        <Action onAct={take} isDisabled={text.value.trim() === ''}>
          Take the rows over
        </Action>
      </div>
      <p role="status">{says.value}</p>
    </details>
  );
}
