/** Imports a spreadsheet: a person sees the first rows, points at columns if need be, and nothing changes before that. */

import { type ColumnChoice, importFields } from '@parlour/games/shelf/own-packs/table-columns';
import {
  type PackSource,
  parseTable,
  readPackSource,
  type SheetTable,
} from '@parlour/games/shelf/own-packs/table-file';
import {
  describeColumns,
  importTable,
  previewRows,
  type TableImport,
} from '@parlour/games/shelf/own-packs/table-import';
import type { PackDraft, PackTemplate } from '@parlour/games/shelf/own-packs/template';
import type { Result } from '@parlour/kernel/result';
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import club from '../club/club.module.css';
import { Button } from '../ui/button.tsx';
import { FileButton, inputClass, ListField } from '../ui/fields.tsx';
import type { PackEditorState } from './pack-editor.tsx';
import styles from './packs.module.css';
import { packsText } from './packs-text.ts';

/** A table, and how to read its file in another encoding. */
export type OpenedTable = { readonly table: SheetTable; readonly bytes?: Uint8Array };

const MAX_FILE_BYTES = 40_000_000;

/** Accepted by dialogs for files. */
export const TABLE_FILES = '.xlsx,.csv,.tsv,.txt,text/csv,text/plain';

export async function openSourceFile(file: File): Promise<Result<PackSource & { readonly bytes: Uint8Array }>> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, fault: packsText('fileTooLarge', { file: file.name }) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = await readPackSource(bytes);
  return source.ok ? { ok: true, value: { ...source.value, bytes } } : source;
}

/** Single-byte encodings that cannot be told apart; the letters show which is right. */
const ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'macintosh',
] as const;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const hasUnclearLetters = (bytes: Uint8Array): boolean =>
  !isZip(bytes) && !isUtf8(bytes) && bytes[0] !== 0xff && bytes[0] !== 0xfe;

type TableImportFormProps = {
  readonly making: PackTemplate;
  readonly draft: PackDraft;
  readonly opened: OpenedTable;
  /** What the button says. */
  readonly action: string;
  onImport(imported: TableImport): void;
  onDecode(opened: OpenedTable): void;
};

/** The preview of a table, with its columns, its problems by row, and the button to import it. */
export function TableImportForm(props: TableImportFormProps): JSX.Element {
  const { making, draft, opened, action, onImport } = props;
  const chosen = useSignal<Partial<ColumnChoice>>({});
  const read = importTable(making, draft, opened.table, chosen.value);
  if (!read.ok) return <TableRefusal reason={read.fault} />;
  const imported = read.value;
  const isReady = imported.missing.length === 0;
  return (
    <div class={styles.preview}>
      <p role="status">
        {isReady ? imported.summary : packsText('pointAtColumns', { names: imported.missing.join(', ') })}
      </p>
      {isReady && !imported.isSure && <p class={styles.unsure}>{packsText('checkColumns')}</p>}
      <ColumnFields {...props} imported={imported} chosen={chosen} />
      <FirstRows {...props} imported={imported} />
      {imported.notes.map(note => (
        <p key={note} class={styles.says}>
          {note}
        </p>
      ))}
      <RowProblems imported={imported} />
      <div class={club.row}>
        <Button tone="primary" isDisabled={!isReady} onAct={() => onImport(imported)}>
          {action}
        </Button>
      </div>
    </div>
  );
}

const TableRefusal = ({ reason }: { readonly reason: string }): JSX.Element => (
  <p role="alert" class={styles.says} data-is="missing">
    {packsText('nothingChanged', { reason })}
  </p>
);

type ImportedProps = TableImportFormProps & { readonly imported: TableImport };

function ColumnFields({
  making,
  opened,
  imported,
  chosen,
  onDecode,
}: ImportedProps & { readonly chosen: Signal<Partial<ColumnChoice>> }): JSX.Element {
  const { columnOf, firstRow } = imported.columns;
  const columns = describeColumns(opened.table);
  const choices = [['', packsText('noColumn')], ...columns.map(({ column, name }) => [String(column), name])] as const;
  const point = (field: string, column: string): void => {
    const { [field]: _, ...others } = columnOf;
    chosen.value = {
      ...chosen.value,
      columnOf: column === '' ? others : { ...others, [field]: Number(column) },
    };
  };
  const rowId = useId();
  return (
    <div class={styles.columns}>
      {importFields(making).map(({ name }) => (
        <ListField
          key={name}
          label={packsText('columnFor', { name })}
          value={String(columnOf[name] ?? '')}
          choices={choices.map(([value, label]) => [value!, label!])}
          onChange={column => point(name, column)}
        />
      ))}
      <div class={styles.field}>
        <label for={rowId}>{packsText('firstRow')}</label>
        <input
          id={rowId}
          class={inputClass}
          type="number"
          min={1}
          value={firstRow}
          onChange={event => {
            chosen.value = { ...chosen.value, firstRow: Math.max(1, Number(event.currentTarget.value) || 1) };
          }}
        />
      </div>
      {opened.bytes && hasUnclearLetters(opened.bytes) && <EncodingField bytes={opened.bytes} onDecode={onDecode} />}
    </div>
  );
}

function EncodingField({
  bytes,
  onDecode,
}: {
  readonly bytes: Uint8Array;
  onDecode(opened: OpenedTable): void;
}): JSX.Element {
  const encoding = useSignal<(typeof ENCODINGS)[number]>(ENCODINGS[0]);
  const decode = async (label: (typeof ENCODINGS)[number]): Promise<void> => {
    encoding.value = label;
    const source = await readPackSource(bytes, all => new TextDecoder(label).decode(all));
    if (source.ok && source.value.is === 'table') onDecode({ table: source.value.table, bytes });
  };
  return (
    <ListField
      label={packsText('encoding')}
      value={encoding.value}
      choices={ENCODINGS.map(each => [each, packsText(each)])}
      onChange={label => void decode(label)}
    />
  );
}

const PREVIEW_ROWS = 5;

function FirstRows({ making, opened, imported }: ImportedProps): JSX.Element | null {
  const rows = previewRows(making, opened.table, imported.columns, PREVIEW_ROWS);
  const [first] = rows;
  if (!first) return null;
  return (
    <div class={styles.tableFrame}>
      <table>
        <thead>
          <tr>
            <th scope="col">{packsText('row')}</th>
            {first.texts.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, texts }) => (
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

function RowProblems({ imported: { problems } }: Pick<ImportedProps, 'imported'>): JSX.Element | null {
  if (problems.length === 0) return null;
  return (
    <>
      <p>{packsText('rowsToFix', { count: problems.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul class={styles.problems} aria-label={packsText('rowsToFix', { count: problems.length })} tabIndex={0}>
        {problems.map(({ row, message }) => (
          <li key={`${row} ${message}`}>{row === undefined ? message : packsText('rowProblem', { row, message })}</li>
        ))}
      </ul>
    </>
  );
}

function expectedFormat({ columns, about }: PackTemplate): string {
  const names = [...columns, ...(about ? [about] : [])].map(({ name }) => name).join(', ');
  return packsText('format', { names });
}

/** For the editor: rows replace the texts of the first groups. */
export function PasteSpreadsheetForm({ making, draft, pastedRows: text, changeDraft }: PackEditorState): JSX.Element {
  const status = useSignal('');
  const isOpen = useSignal(false);
  const file = useSignal<OpenedTable | undefined>(undefined);
  useSignalEffect(() => {
    if (text.value !== '') isOpen.value = true;
  });
  const parsed = useComputed(() => (text.value.trim() === '' ? undefined : parseTable(text.value)));
  const opened = file.value ?? (parsed.value?.ok ? { table: parsed.value.value } : undefined);
  const openFile = async (chosen: File): Promise<void> => {
    const source = await openSourceFile(chosen);
    file.value = source.ok && source.value.is === 'table' ? source.value : undefined;
    status.value = file.value ? '' : source.ok ? packsText('notATable', { file: chosen.name }) : source.fault;
  };
  const importRows = ({ draft: next, summary }: TableImport): void => {
    changeDraft(next, `paste ${Date.now()}`);
    status.value = packsText('imported', { summary });
    text.value = '';
    file.value = undefined;
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
        class={inputClass}
        rows={6}
        value={text.value}
        onInput={event => {
          status.value = '';
          file.value = undefined;
          text.value = event.currentTarget.value;
        }}
      />
      <div class={club.row}>
        <FileButton accept={TABLE_FILES} onFile={openFile}>
          {packsText('openSpreadsheet')}
        </FileButton>
      </div>
      {parsed.value && !parsed.value.ok && <TableRefusal reason={parsed.value.fault} />}
      {opened && (
        <TableImportForm
          making={making}
          draft={draft.value}
          opened={opened}
          action={packsText('importRows')}
          onImport={importRows}
          onDecode={next => (file.value = next)}
        />
      )}
      <p role="status">{status.value}</p>
    </details>
  );
}
