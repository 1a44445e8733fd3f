/** Checks a draft of a pack for texts that are missing, too long, duplicated or not printable. */
import { itemAt } from '@parlour/kernel/result';
import { ownPacksText } from './own-packs-text.ts';
import { groupTexts, type PackDraft, type PackTemplate, startedGroupCount, type TemplateField } from './template.ts';

/** Where a problem is: in the head, in the subject of a group, or in a row. */
export type PackPlace =
  | { readonly at: 'head'; readonly field: number }
  | { readonly at: 'about'; readonly group: number }
  | { readonly at: 'cell'; readonly row: number; readonly column: number };

export const PACK_PROBLEM_KINDS = ['missing', 'unprintable', 'too long', 'twice'] as const;
type Problem = { readonly is: (typeof PACK_PROBLEM_KINDS)[number]; readonly message: string };
export type PackProblem = PackPlace & Problem;

/** Returns the place in words: "Book B, row 3". */
export function describePlace(place: PackPlace, { groups, rowsPerGroup: rowsAGroup, head }: PackTemplate): string {
  if (place.at === 'head') return ownPacksText('fieldPlace', { name: itemAt(head, place.field).name });
  if (place.at === 'about') return itemAt(groups, place.group);
  const group = itemAt(groups, Math.floor(place.row / rowsAGroup));
  return rowsAGroup > 1 ? ownPacksText('rowPlace', { group, row: (place.row % rowsAGroup) + 1 }) : group;
}

function checkText(
  template: PackTemplate,
  text: string,
  { name, maxLength: room, isOptional }: TemplateField,
): Problem | undefined {
  if (text === '') return isOptional ? undefined : { is: 'missing', message: ownPacksText('missing', { name }) };
  const unprintable = template.unprintableIn(text);
  if (unprintable.length > 0)
    return {
      is: 'unprintable',
      message: ownPacksText('unprintable', { name, letters: unprintable.join(' ') }),
    };
  if (text.length <= room) return undefined;
  return { is: 'too long', message: ownPacksText('tooLong', { name, count: text.length, room }) };
}

/** The name of a row of a pack. */
type NameRow = (row: number) => string;

function checkCell(
  template: PackTemplate,
  { cells }: PackDraft,
  row: number,
  column: number,
  nameRow: NameRow,
): Problem | undefined {
  const [text, field] = [itemAt(itemAt(cells, row), column).trim(), itemAt(template.columns, column)];
  const found = checkText(template, text, field);
  if (found) return found;
  if (!template.fits(column, text))
    return { is: 'too long', message: ownPacksText('tooLongForCard', { name: field.name }) };
  const first = cells.findIndex(other => itemAt(other, column).trim() === text);
  if (first === row) return undefined;
  return { is: 'twice', message: ownPacksText('twice', { name: field.name, place: nameRow(first) }) };
}

const problemAt = (place: PackPlace, found: Problem | undefined): PackProblem[] =>
  found ? [{ ...place, ...found }] : [];

const firstPlaceIn = ({ about, rowsPerGroup: rowsAGroup }: PackTemplate, group: number): PackPlace =>
  about ? { at: 'about', group } : { at: 'cell', row: group * rowsAGroup, column: 0 };

/** An empty group counts as one problem, not ten. */
function checkGroup(template: PackTemplate, draft: PackDraft, group: number, nameRow: NameRow): PackProblem[] {
  if (groupTexts(template, draft, group).every(text => text === '')) {
    const message = ownPacksText('emptyGroup', { group: itemAt(template.groups, group) });
    return problemAt(firstPlaceIn(template, group), { is: 'missing', message });
  }
  const rows = Array.from({ length: template.rowsPerGroup }, (_, i) => group * template.rowsPerGroup + i);
  const { about } = template;
  return [
    ...(about ? problemAt({ at: 'about', group }, checkText(template, itemAt(draft.about, group).trim(), about)) : []),
    ...rows.flatMap(row =>
      template.columns.flatMap((_, column) =>
        problemAt({ at: 'cell', row, column }, checkCell(template, draft, row, column, nameRow)),
      ),
    ),
  ];
}

/** With too few groups, the next group is the problem. */
function checkGroupCount(template: PackTemplate, startedGroups: number): PackProblem[] {
  const { minGroups, groups, groupPlural } = template;
  if (startedGroups >= minGroups) return [];
  const least = minGroups < groups.length ? 'some' : 'all';
  const message = ownPacksText('tooFewGroups', { least, minGroups, groupPlural, started: startedGroups });
  return problemAt(firstPlaceIn(template, startedGroups), { is: 'missing', message });
}

/** Returns every problem in the order of the pack. Groups that are not started are skipped. */
export function findPackProblems(
  template: PackTemplate,
  draft: PackDraft,
  nameRow: NameRow = row => describePlace({ at: 'cell', row, column: 0 }, template),
): readonly PackProblem[] {
  const startedGroups = startedGroupCount(template, draft);
  return [
    ...template.head.flatMap((field, i) =>
      problemAt({ at: 'head', field: i }, checkText(template, itemAt(draft.head, i).trim(), field)),
    ),
    ...Array.from({ length: startedGroups }, (_, group) => checkGroup(template, draft, group, nameRow)).flat(),
    ...checkGroupCount(template, startedGroups),
  ];
}

/** Only missing texts keep a pack from being played; the author judges the rest. */
export const isComplete = (problems: readonly PackProblem[]): boolean => problems.every(({ is }) => is !== 'missing');

export const isUntouched = (template: PackTemplate, draft: PackDraft): boolean =>
  startedGroupCount(template, draft) === 0 &&
  draft.head.every((text, i) => text === (itemAt(template.head, i).initialText ?? ''));
