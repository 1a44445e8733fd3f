/** A spreadsheet, pasted as a whole: its first rows are shown as they would be taken, and nothing changes before. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Making } from '@parlour/games/shelf/making';
import { type Pasted, paste } from '@parlour/games/shelf/pasting';
import type { Result } from '@parlour/kernel/result';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './make.module.css';
import type { MakingDesk } from './make-pack.tsx';

/** The headings a spreadsheet may have, and how many rows. */
function wanted({ columns, about, rowsAGroup, group, groups, besides }: Making): string {
  const names = [...(about ? [about.name] : []), ...columns.map(({ name }) => name)];
  const more = besides.length > 0 ? `, and if you like ${[group, ...besides.map(({ name }) => name)].join(', ')}` : '';
  const rows = rowsAGroup > 1 ? `${rowsAGroup} rows for each ${group}` : `${groups.length} rows`;
  return `A first line with the headings ${names.join(', ')}${more}, in any order; then ${rows}.`;
}

export function PasteForm({ making, draft, pasted: text, write }: MakingDesk): JSX.Element {
  const says = useSignal('');
  const isOpen = useSignal(false);
  useSignalEffect(() => {
    if (text.value !== '') isOpen.value = true;
  });
  const read = useComputed(() => (text.value.trim() === '' ? undefined : paste(making, draft.value, text.value)));
  const take = (): void => {
    if (!read.value?.ok) return;
    const { draft, message } = read.value.value;
    write(draft, `paste ${Date.now()}`);
    says.value = `Taken over: ${message}.`;
    text.value = '';
  };
  return (
    <details
      class={styles.paste}
      open={isOpen.value}
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>Paste a spreadsheet</summary>
      <label for="spreadsheet">{wanted(making)} Tabs, commas or semicolons divide the columns.</label>
      <textarea
        id="spreadsheet"
        class={styles.text}
        rows={6}
        value={text.value}
        onInput={event => {
          says.value = '';
          text.value = event.currentTarget.value;
        }}
      />
      {read.value && <Preview read={read.value} />}
      <div class={styles.ways}>
        <Action onAct={take} isDisabled={!read.value?.ok}>
          Take the rows over
        </Action>
      </div>
      <p role="status">{says.value}</p>
    </details>
  );
}

/** What would be taken over, or why it cannot be. */
function Preview({ read }: { readonly read: Result<Pasted> }): JSX.Element {
  if (!read.ok)
    return (
      <p role="alert" class={styles.says} data-is="missing">
        {read.fault} Nothing has changed.
      </p>
    );
  const { message, told: toKnow, first } = read.value;
  return (
    <div class={styles.preview}>
      <p>This would be taken over: {message}. It begins so:</p>
      {toKnow.map(told => (
        <p key={told} role="alert" class={styles.says}>
          {told}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">row</th>
            {first[0]!.texts.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(({ number, texts }) => (
            <tr key={number}>
              <td>{number}</td>
              {texts.map(([name, text]) => (
                <td key={name}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
