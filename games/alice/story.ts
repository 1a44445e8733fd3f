/** The story of the box, with its sets one by one and how sure each is. */
import { itemAt } from '@parlour/kernel/result';
import type { Leaflet, Part } from '../shelf/leaflet.ts';
import { SETS, type StorySet } from './alice/rules/sets.ts';
import { story as told } from './story.generated.ts';

const lineOf = ({ scene, wants, chapter, standing, note }: StorySet, place: number): string =>
  `*${itemAt(standing, 0).toUpperCase()}${standing.slice(1)}.* Set ${place + 1}, chapter ${chapter}: ${scene}; wants ${wants.join(' and ')}.${
    note ? ` ${note}` : ''
  }`;

const sets: Part = { title: 'The sixteen sets, one by one', blocks: [{ is: 'list', items: SETS.map(lineOf) }] };

export function story(): Leaflet {
  const at = told.parts.findIndex(({ title }) => title === 'What we do not know') + 1;
  return { ...told, parts: [...told.parts.slice(0, at), sets, ...told.parts.slice(at)] };
}
