/** Imports a pasted spreadsheet; nothing changes before the preview is confirmed. */

import { importSpreadsheet, type SpreadsheetImport } from '@parlour/games/shelf/own-packs/spreadsheet-import';
import type { PackTemplate } from '@parlour/games/shelf/own-packs/template';
import type { Result } from '@parlour/kernel/result';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import club from '../club/club.module.css';
import { Button } from '../ui/button.tsx';
import type { PackEditorState } from './pack-editor.tsx';
import styles from './packs.module.css';
import { packsText } from './packs-text.ts';

function expectedFormat({ columns, about, rowsPerGroup, group, groups, extras }: PackTemplate): string {
  const names = [...(about ? [about.name] : []), ...columns.map(({ name }) => name)].join(', ');
  const optional = extras.length > 0 ? [group, ...extras.map(({ name }) => name)].join(', ') : 'none';
  const rows =
    rowsPerGroup > 1
      ? packsText('rowsOfGroups', { rows: rowsPerGroup, group })
      : packsText('rowsOnly', { rows: groups.length });
  return packsText('format', { names, optional, rows });
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
    status.value = packsText('imported', { summary: message });
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
      <summary>{packsText('pasteSpreadsheet')}</summary>
      <label for="spreadsheet">{expectedFormat(making)}</label>
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
      <div class={club.row}>
        <Button onAct={importRows} isDisabled={!parsed.value?.ok}>
          {packsText('importRows')}
        </Button>
      </div>
      <p role="status">{status.value}</p>
    </details>
  );
}

function PastePreview({ parsed }: { readonly parsed: Result<SpreadsheetImport> }): JSX.Element {
  if (!parsed.ok)
    return (
      <p role="alert" class={styles.says} data-is="missing">
        {packsText('nothingChanged', { reason: parsed.fault })}
      </p>
    );
  const { message, notes, preview: first } = parsed.value;
  return (
    <div class={styles.preview}>
      <p>{packsText('preview', { summary: message })}</p>
      {notes.map(note => (
        <p key={note} role="alert" class={styles.says}>
          {note}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{packsText('row')}</th>
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
