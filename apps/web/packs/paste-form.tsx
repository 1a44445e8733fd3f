/** Imports a pasted spreadsheet; nothing changes before the preview is confirmed. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { importSpreadsheet, type SpreadsheetImport } from '@parlour/games/shelf/own-packs/spreadsheet-import';
import type { PackTemplate } from '@parlour/games/shelf/own-packs/template';
import type { Result } from '@parlour/kernel/result';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import type { PackEditorState } from './pack-editor.tsx';
import styles from './packs.module.css';

function expectedFormat({
  columns,
  about,
  rowsPerGroup: rowsAGroup,
  group,
  groups,
  extras: besides,
}: PackTemplate): string {
  const names = [...(about ? [about.name] : []), ...columns.map(({ name }) => name)];
  const optional =
    besides.length > 0 ? `, and if you like ${[group, ...besides.map(({ name }) => name)].join(', ')}` : '';
  const rows = rowsAGroup > 1 ? `${rowsAGroup} rows for each ${group}` : `${groups.length} rows`;
  return `A first line with the headings ${names.join(', ')}${optional}, in any order; then ${rows}.`;
}

export function PasteSpreadsheetForm({ making, draft, pastedRows: text, changeDraft }: PackEditorState): JSX.Element {
  const status = useSignal('');
  const isOpen = useSignal(false);
  useSignalEffect(() => {
    if (text.value !== '') isOpen.value = true;
  });
  const parsed = useComputed(() =>
    text.value.trim() === '' ? undefined : importSpreadsheet(making, draft.value, text.value),
  );
  const importRows = (): void => {
    if (!parsed.value?.ok) return;
    const { draft, message } = parsed.value.value;
    changeDraft(draft, `paste ${Date.now()}`);
    status.value = `Taken over: ${message}.`;
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
      <label for="spreadsheet">{expectedFormat(making)} Tabs, commas or semicolons divide the columns.</label>
      <textarea
        id="spreadsheet"
        class={styles.text}
        rows={6}
        value={text.value}
        onInput={event => {
          status.value = '';
          text.value = event.currentTarget.value;
        }}
      />
      {parsed.value && <PastePreview parsed={parsed.value} />}
      <div class={styles.ways}>
        <ActionButton onAct={importRows} isDisabled={!parsed.value?.ok}>
          Take the rows over
        </ActionButton>
      </div>
      <p role="status">{status.value}</p>
    </details>
  );
}

function PastePreview({ parsed }: { readonly parsed: Result<SpreadsheetImport> }): JSX.Element {
  if (!parsed.ok)
    return (
      <p role="alert" class={styles.says} data-is="missing">
        {parsed.fault} Nothing has changed.
      </p>
    );
  const { message, notes, preview: first } = parsed.value;
  return (
    <div class={styles.preview}>
      <p>This would be taken over: {message}. It begins so:</p>
      {notes.map(note => (
        <p key={note} role="alert" class={styles.says}>
          {note}
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
