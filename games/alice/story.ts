/** The story of the box, with its sets and how sure each is. */
import { formatList, type Translate, translator } from '@parlour/messages';
import type { Leaflet, LeafletPart } from '../shelf/leaflets.ts';
import { SETS, type StorySet } from './alice/rules/sets.ts';
import { story as told } from './story.generated.ts';

const english = {
  title: 'The sixteen sets, one by one',
  set: '{standing, select, attested {*Attested.*} inferred {*Inferred.*} other {*Reconstructed.*}} Set {number}, chapter {chapter}: {scene}; needs {wants}.',
  setWithNote:
    '{standing, select, attested {*Attested.*} inferred {*Inferred.*} other {*Reconstructed.*}} Set {number}, chapter {chapter}: {scene}; needs {wants}. {note}',
} as const;
const text: Translate<typeof english> = translator('alice-story', english);

function describeSet({ scene, wants, chapter, standing, note }: StorySet, place: number): string {
  const set = { standing, number: place + 1, chapter, scene, wants: formatList(wants) };
  return note === undefined ? text('set', set) : text('setWithNote', { ...set, note });
}

const setsPart = (): LeafletPart => ({
  title: text('title'),
  blocks: [{ is: 'list', items: SETS.map(describeSet) }],
});

/** "What we do not know" */
const PART_BEFORE_SETS = /not know/;

export const story = (): Leaflet => ({
  ...told,
  parts: told.parts.flatMap(part => (PART_BEFORE_SETS.test(part.title) ? [part, setsPart()] : [part])),
});
