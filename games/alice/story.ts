/** The story of the box, with its sets and how sure each is. */
import { itemAt } from '@parlour/kernel/result';
import type { Leaflet, LeafletPart } from '../shelf/leaflets.ts';
import { SETS, type StorySet } from './alice/rules/sets.ts';
import { story as told } from './story.generated.ts';

const describeSet = ({ scene, wants, chapter, standing, note }: StorySet, place: number): string =>
  `*${itemAt(standing, 0).toUpperCase()}${standing.slice(1)}.* Set ${place + 1}, chapter ${chapter}: ${scene}; wants ${wants.join(' and ')}.${
    note ? ` ${note}` : ''
  }`;

const setsPart: LeafletPart = {
  title: 'The sixteen sets, one by one',
  blocks: [{ is: 'list', items: SETS.map(describeSet) }],
};

export function story(): Leaflet {
  const at = told.parts.findIndex(({ title }) => title === 'What we do not know') + 1;
  return { ...told, parts: [...told.parts.slice(0, at), setsPart, ...told.parts.slice(at)] };
}
