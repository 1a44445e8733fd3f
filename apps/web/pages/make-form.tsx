/** The fields of a pack: its head, and its groups of rows with the cards they become. */
import type { Dress } from '@parlour/card-art/dress';
import type { Draft, MakingField } from '@parlour/games/shelf/making';
import type { Place } from '@parlour/games/shelf/wanting';
import type { JSX } from 'preact';
import styles from './make.module.css';
import type { MakingDesk } from './make-pack.tsx';
import { PictureField } from './make-picture.tsx';
import { fieldOf } from './make-wants.tsx';

type TextProps = {
  readonly desk: MakingDesk;
  readonly place: Place;
  readonly label: string;
  readonly field: MakingField;
  readonly value: string;
  with(text: string): Draft;
};

/** One text: its label, its letters counted, and what is wanting if it is not empty. */
function Text({ desk, place, label, field, value, with: written }: TextProps): JSX.Element {
  const id = fieldOf(place);
  const want = value === '' ? undefined : desk.wants.value.find(want => fieldOf(want) === id);
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class={styles.text}
        rows={field.room > 60 ? 3 : 1}
        value={value}
        aria-describedby={`${id}-says`}
        aria-invalid={want !== undefined}
        onInput={event => desk.write(written(event.currentTarget.value.replaceAll(/\p{Cc}+/gu, ' ')), id)}
      />
      <span id={`${id}-says`} class={styles.says} data-is={want?.is}>
        {want?.message ?? `${value.trim().length} of ${field.room} letters`}
      </span>
    </div>
  );
}

export function HeadForm(desk: MakingDesk): JSX.Element {
  const { making, draft } = desk;
  return (
    <div class={styles.head}>
      {making.head.map((field, i) => (
        <Text
          key={field.name}
          desk={desk}
          place={{ at: 'head', field: i }}
          label={field.name}
          field={field}
          value={draft.value.head[i]!}
          with={text => ({ ...draft.value, head: draft.value.head.with(i, text) })}
        />
      ))}
    </div>
  );
}

/** Rows of a spreadsheet that are pasted into a field are meant for the whole pack: they are shown first. */
function takeRows({ pasted }: MakingDesk, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!/\t.*\n/.test(text)) return;
  event.preventDefault();
  pasted.value = text;
}

export function Groups(desk: MakingDesk): JSX.Element {
  const { making, draft, open } = desk;
  const dress = making.dressOf(draft.value);
  return (
    <div class={styles.groups} onPaste={event => takeRows(desk, event)}>
      {making.groups.map((name, group) => (
        <section key={name} class={styles.group}>
          <h2 class={styles.groupHead}>
            <button
              type="button"
              class={styles.opener}
              aria-expanded={open.value === group}
              onClick={() => {
                open.value = open.value === group ? -1 : group;
              }}
            >
              <span>{name}</span>
              <span class={styles.about}>{aboutOf(desk, group)}</span>
            </button>
          </h2>
          {open.value === group && <OpenGroup desk={desk} group={group} dress={dress} />}
        </section>
      ))}
    </div>
  );
}

function aboutOf({ making, draft }: MakingDesk, group: number): string {
  const { rowsAGroup } = making;
  const rows = draft.value.cells.slice(group * rowsAGroup, (group + 1) * rowsAGroup);
  const written = rows.flat().filter(text => text.trim() !== '').length;
  const title = draft.value.about[group] ?? rows[0]![0]!;
  return written === rows.flat().length ? title : `${title}${title && ', '}${written} of ${rows.flat().length} texts`;
}

type GroupProps = { readonly desk: MakingDesk; readonly group: number; readonly dress: Dress };

function OpenGroup({ desk, group, dress }: GroupProps): JSX.Element {
  const { making, draft } = desk;
  const rows = Array.from({ length: making.rowsAGroup }, (_, i) => group * making.rowsAGroup + i);
  return (
    <div class={styles.rows}>
      {making.about && (
        <Text
          desk={desk}
          place={{ at: 'about', group }}
          label={making.about.name}
          field={making.about}
          value={draft.value.about[group]!}
          with={text => ({ ...draft.value, about: draft.value.about.with(group, text) })}
        />
      )}
      {rows.map(row => (
        <div key={row} class={styles.row}>
          {making.columns.map((field, column) => (
            <Cell key={field.name} desk={desk} row={row} column={column} dress={dress} />
          ))}
        </div>
      ))}
    </div>
  );
}

type CellProps = { readonly desk: MakingDesk; readonly row: number; readonly column: number; readonly dress: Dress };

/** A text and the card it stands on. */
function Cell({ desk, row, column, dress }: CellProps): JSX.Element {
  const { making, draft, art } = desk;
  const card = making.cardOf(row, column);
  const field = making.columns[column]!;
  const { cells } = draft.value;
  return (
    <div class={styles.cell} style={{ '--shape': art.size.height / art.size.width }}>
      <span class={styles.card} aria-hidden="true" dangerouslySetInnerHTML={{ __html: art.face(card, dress) }} />
      <div class={styles.writing}>
        <Text
          desk={desk}
          place={{ at: 'cell', row, column }}
          label={making.rowsAGroup > 1 ? `${field.name} ${(row % making.rowsAGroup) + 1}` : field.name}
          field={field}
          value={cells[row]![column]!}
          with={text => ({ ...draft.value, cells: cells.with(row, cells[row]!.with(column, text)) })}
        />
        {making.takesPictures && <PictureField desk={desk} card={card} of={field.name} />}
      </div>
    </div>
  );
}
