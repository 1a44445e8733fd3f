/** What is asked of a player of Alice, what is called out, and what his first game teaches. */
import type { Call, Lesson } from '@parlour/felt/board';
import type { Pack } from '@parlour/felt/pack';
import type { SoundName } from '@parlour/felt/sound';
import type { Seat } from '@parlour/kernel/game';
import type { AliceHappening } from '../rules/happenings.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, titleOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { missingOf } from './question.ts';

type Name = (seat: Seat) => string;

/** A pack of somebody's own has titles of its own. */
export const printed = (pack: Pack, card: Card): string => pack.wordsOf(card) ?? titleOf(card);

const isMine = ({ seat, turn }: AliceView): boolean => seat !== null && turn.includes(seat);

const isOver = ({ history }: AliceView): boolean => history.at(-1)?.what === 'end';

export function prompt(view: AliceView, _: readonly AlicePlay[], name: Name, pack: Pack): string {
  if (isOver(view)) return 'All sixteen sets are made.';
  if (view.forfeit) return `${name(view.forfeit.to)} draws a forfeit from ${name(view.forfeit.from)}.`;
  if (!isMine(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return ownPrompt(view, pack);
}

function ownPrompt(view: AliceView, pack: Pack): string {
  const missing = missingOf(view);
  if (missing.length === 1) return `Who has “${printed(pack, missing[0]!)}”? Tap a player.`;
  if (missing.length === 2) return 'Ask: tap a wanted card and a player.';
  return view.completed ? 'A set! Expose another Leading card, or stop.' : 'Expose a Leading card.';
}

export function call(happening: AliceHappening, name: Name, pack: Pack): Call | undefined {
  switch (happening.what) {
    case 'ask':
      return { seat: happening.seat, words: `Have you “${printed(pack, happening.card)}”, ${name(happening.of)}?` };
    case 'no':
      return { seat: happening.seat, words: 'No!' };
    case 'complete':
      return { seat: happening.seat, words: 'A set!' };
    case 'stop':
      return { seat: happening.seat, words: 'I stop.' };
    default:
      return undefined;
  }
}

const SOUNDS: Readonly<Partial<Record<AliceHappening['what'], SoundName>>> = {
  deal: 'shuffle',
  expose: 'place',
  give: 'slide',
  no: 'knock',
  complete: 'gather',
  forfeit: 'slide',
};

export const sound = ({ what }: AliceHappening): SoundName | undefined => SOUNDS[what];

export const lessons: readonly Lesson<AliceView, AlicePlay, AliceHappening>[] = [
  {
    id: 'alice/expose',
    clause: 'AL-4',
    says: 'The cards that stand up are Leading cards: a scene, and under it the two cards it wants. Tap one to expose it.',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'expose') && !view.completed,
  },
  {
    id: 'alice/ask',
    clause: 'AL-4',
    says: 'Now ask: tap one of the wanted cards, then the player who may have it. Whoever has it must hand it over.',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'ask'),
  },
  {
    id: 'alice/forfeit',
    clause: 'AL-7',
    says: 'That question was in vain. It costs a card, drawn unseen from your hand, and the turn passes. Remember who said no.',
    when: ({ seat }, _, fresh) => fresh.some(happening => happening.what === 'forfeit' && happening.seat === seat),
  },
  {
    id: 'alice/go-on',
    clause: 'AL-9',
    says: 'The set is yours. Go on with another Leading card for as long as your questions are answered, or stop while you are lucky.',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'stop'),
  },
  {
    id: 'alice/lack',
    clause: 'AL-10',
    says: 'A player whose turn comes and who has no Leading card forfeits a card to the one who played last.',
    when: (_view, _plays, fresh) => fresh.some(({ what }) => what === 'lack'),
  },
];
