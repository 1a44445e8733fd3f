/** The form of a pack: head, groups with their cards, and problems that link to the fields. */

import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { describePlace, isUntouched, type PackPlace, type PackProblem } from '@parlour/games/shelf/own-packs/problems';
import { LANGUAGES, languageName } from '@parlour/games/shelf/own-packs/table-columns';
import type { PackDraft, TemplateField } from '@parlour/games/shelf/own-packs/template';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../ui/button.tsx';
import { FileButton, inputClass, ListField } from '../ui/fields.tsx';
import type { PackEditorState } from './pack-editor.tsx';
import styles from './packs.module.css';
import { packsText } from './packs-text.ts';
import { blobOf, type Crop, CropDialog, cropPicture, dataUrlOf, WHOLE } from './picture-crop.tsx';

function fieldId(place: PackPlace): string {
  if (place.at === 'head') return `head-${place.field}`;
  return place.at === 'about' ? `about-${place.group}` : `cell-${place.row}-${place.column}`;
}

const groupOf = (place: PackPlace, rowsAGroup: number): number | undefined => {
  if (place.at === 'head') return undefined;
  return place.at === 'about' ? place.group : Math.floor(place.row / rowsAGroup);
};

const PROBLEM_KINDS = [
  ['missing', 'missingCount'],
  ['unprintable', 'unprintableCount'],
  ['too long', 'tooLongCount'],
  ['twice', 'twiceCount'],
] as const satisfies readonly (readonly [PackProblem['is'], string])[];

export function PackProblems({ making, problems, draft, openGroup }: PackEditorState): JSX.Element {
  const found = problems.value;
  const focusField = (problem: PackProblem): void => {
    openGroup.value = groupOf(problem, making.rowsPerGroup) ?? openGroup.value;
    requestAnimationFrame(() => document.getElementById(fieldId(problem))?.focus());
  };
  const counts = PROBLEM_KINDS.flatMap(([is, key]) => {
    const count = found.filter(problem => problem.is === is).length;
    return count > 0 ? [packsText(key, { count })] : [];
  });
  if (isUntouched(making, draft.value)) return <p class={styles.wants}>{packsText('nothingWritten')}</p>;
  return (
    <details class={styles.wants}>
      <summary>
        {counts.length === 0 ? packsText('complete') : packsText('problemList', { counts: counts.join(', ') })}
      </summary>
      <ul class={styles.problems}>
        {found.map(problem => (
          <li key={fieldId(problem)}>
            <button type="button" class={styles.want} onClick={() => focusField(problem)}>
              {packsText('problemAt', { place: describePlace(problem, making), message: problem.message })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type PackTextProps = {
  readonly editor: PackEditorState;
  readonly place: PackPlace;
  readonly label: string;
  readonly field: TemplateField;
  readonly value: string;
  draftWith(text: string): PackDraft;
};

function PackText({ editor, place, label, field, value, draftWith }: PackTextProps): JSX.Element {
  const id = fieldId(place);
  const problem = value === '' ? undefined : editor.problems.value.find(problem => fieldId(problem) === id);
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class={inputClass}
        rows={field.maxLength > 60 ? 3 : 1}
        value={value}
        aria-describedby={`${id}-says`}
        aria-invalid={problem !== undefined}
        onInput={event => editor.changeDraft(draftWith(event.currentTarget.value.replaceAll(/\p{Cc}+/gu, ' ')), id)}
      />
      <span id={`${id}-says`} class={styles.says} data-is={problem?.is}>
        {problem?.message ?? packsText('length', { count: value.trim().length, max: field.maxLength })}
      </span>
    </div>
  );
}

export function PackHeadForm(editor: PackEditorState): JSX.Element {
  const { making, draft } = editor;
  return (
    <div class={styles.head}>
      {making.head.map((field, i) => (
        <PackText
          key={field.name}
          editor={editor}
          place={{ at: 'head', field: i }}
          label={field.name}
          field={field}
          value={draft.value.head[i]!}
          draftWith={text => ({ ...draft.value, head: draft.value.head.with(i, text) })}
        />
      ))}
    </div>
  );
}

/** What the texts are written in, so that they are read aloud by the right voice. */
export function PackLanguages({ making, draft, changeDraft }: PackEditorState): JSX.Element {
  const fields = making.columns.filter(({ language }) => language !== undefined);
  return (
    <div class={styles.columns}>
      {fields.map(({ name, language: key = '' }, i) => (
        <ListField
          key={key}
          label={packsText('languageOf', { name })}
          value={draft.value.besides[key] ?? ''}
          choices={[
            ['', packsText(i === 0 ? 'englishLanguage' : 'sameLanguage')] as const,
            ...LANGUAGES.map(code => [code, languageName(code)] as const),
          ]}
          onChange={code => {
            const { [key]: _, ...others } = draft.value.besides;
            changeDraft(
              { ...draft.value, besides: code === '' ? others : { ...others, [key]: code } },
              `language ${key}`,
            );
          }}
        />
      ))}
    </div>
  );
}

/** Spreadsheet rows pasted into a field are meant for the whole pack: they are previewed first. */
function previewPastedRows({ pastedRows }: PackEditorState, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!/\t.*\n/.test(text)) return;
  event.preventDefault();
  pastedRows.value = text;
}

export function PackGroups(editor: PackEditorState): JSX.Element {
  const { making, draft, openGroup } = editor;
  const dress = making.dressOf(draft.value);
  return (
    <div class={styles.groups} onPaste={event => previewPastedRows(editor, event)}>
      {making.groups.map((name, group) => (
        <section key={name} class={styles.group}>
          <h2 class={styles.groupHead}>
            <button
              type="button"
              class={styles.opener}
              aria-expanded={openGroup.value === group}
              onClick={() => {
                openGroup.value = openGroup.value === group ? -1 : group;
              }}
            >
              <span>{name}</span>
              <span class={styles.about}>{groupSummary(editor, group)}</span>
            </button>
          </h2>
          {openGroup.value === group && <PackGroup editor={editor} group={group} dress={dress} />}
        </section>
      ))}
    </div>
  );
}

function groupSummary({ making, draft }: PackEditorState, group: number): string {
  const { rowsPerGroup: rowsAGroup } = making;
  const rows = draft.value.cells.slice(group * rowsAGroup, (group + 1) * rowsAGroup);
  const filled = rows.flat().filter(text => text.trim() !== '').length;
  const title = draft.value.about[group] ?? rows[0]![0]!;
  return filled === rows.flat().length
    ? title
    : packsText('groupProgress', { title: title || 'none', filled, total: rows.flat().length });
}

type PackGroupProps = { readonly editor: PackEditorState; readonly group: number; readonly dress: PackStyle };

function PackGroup({ editor, group, dress }: PackGroupProps): JSX.Element {
  const { making, draft } = editor;
  const rows = Array.from({ length: making.rowsPerGroup }, (_, i) => group * making.rowsPerGroup + i);
  return (
    <div class={styles.rows}>
      {making.about && (
        <PackText
          editor={editor}
          place={{ at: 'about', group }}
          label={making.about.name}
          field={making.about}
          value={draft.value.about[group]!}
          draftWith={text => ({ ...draft.value, about: draft.value.about.with(group, text) })}
        />
      )}
      {rows.map(row => (
        <div key={row} class={styles.row}>
          {making.columns.map((field, column) => (
            <CardTextField key={field.name} editor={editor} row={row} column={column} dress={dress} />
          ))}
        </div>
      ))}
    </div>
  );
}

type CardTextFieldProps = {
  readonly editor: PackEditorState;
  readonly row: number;
  readonly column: number;
  readonly dress: PackStyle;
};

function CardTextField({ editor, row, column, dress }: CardTextFieldProps): JSX.Element {
  const { making, draft, art } = editor;
  const card = making.cardOf(row, column);
  const field = making.columns[column]!;
  const { cells } = draft.value;
  return (
    <div class={styles.cell} style={{ '--shape': art.size.height / art.size.width }}>
      <span class={styles.card} aria-hidden="true" dangerouslySetInnerHTML={{ __html: art.face(card, dress) }} />
      <div class={styles.writing}>
        <PackText
          editor={editor}
          place={{ at: 'cell', row, column }}
          label={
            making.rowsPerGroup > 1
              ? packsText('numberedField', { name: field.name, number: (row % making.rowsPerGroup) + 1 })
              : field.name
          }
          field={field}
          value={cells[row]![column]!}
          draftWith={text => ({ ...draft.value, cells: cells.with(row, cells[row]!.with(column, text)) })}
        />
        <PictureField editor={editor} card={card} cardName={field.name} />
      </div>
    </div>
  );
}

type PictureFieldProps = { readonly editor: PackEditorState; readonly card: string; readonly cardName: string };

function PictureField({ editor, card, cardName }: PictureFieldProps): JSX.Element {
  const { making, draft, changeDraft } = editor;
  const error = useSignal('');
  const cropped = useSignal<Blob | undefined>(undefined);
  const { [card]: own, ...others } = draft.value.pictures;
  const setPictures = (pictures: Readonly<Record<string, string>>): void =>
    changeDraft({ ...draft.value, pictures }, `picture ${card} ${Date.now()}`);
  const addPicture = async (file: Blob, name: string, crop: Crop = WHOLE): Promise<void> => {
    try {
      const picture = await dataUrlOf(await cropPicture(file, MAX_PICTURE_PX, () => crop));
      error.value = '';
      setPictures({ ...draft.value.pictures, [card]: picture });
    } catch {
      error.value = packsText('pictureUnreadable', { file: name });
    }
  };
  const named = <span class={visuallyHidden}>{packsText('forCard', { card: cardName })}</span>;
  return (
    <div class={styles.picture}>
      <FileButton accept="image/*" onFile={file => addPicture(file, file.name)}>
        {packsText(own ? 'changePicture' : 'addPicture')}
        {named}
      </FileButton>
      {own && (
        <>
          <Button tone="quiet" onAct={() => (cropped.value = blobOf(own))}>
            {packsText('cropPicture')}
            {named}
          </Button>
          <Button tone="quiet" onAct={() => setPictures(others)}>
            {packsText('removePicture')}
            {named}
          </Button>
        </>
      )}
      <span role="alert" class={styles.says} data-is="missing">
        {error.value}
      </span>
      {cropped.value && (
        <CropDialog
          file={cropped.value}
          aspect={making.pictureAspect}
          close={() => (cropped.value = undefined)}
          onCrop={crop => {
            void addPicture(cropped.value!, cardName, crop);
            cropped.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** About 250 dpi in the window of a card. A picture is all shown, whatever its shape. */
const MAX_PICTURE_PX = { width: 604, height: 604 };
