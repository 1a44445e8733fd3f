/** Reasons to park a card, from sampled layouts: who takes how many of the packets that are left. */
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import type { Situation } from '@parlour/players/player';
import { type Contrast, contrastWithOthers, type PlayOutcome } from '@parlour/players/search/deciding-event';
import { apply } from '../rules/apply.ts';
import type { Card } from '../rules/cards.ts';
import { imagine } from '../rules/imagine.ts';
import type { Lay } from '../rules/judge.ts';
import type { KitParts, KitState } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { simulatePacketsTaken } from './packet-race.ts';

const english = {
  park: 'parking {card}',
  parkOn: 'parking {card} on {beneath}',
  parkBeside: 'parking {card} and stacking {above} on {beneath}',
  next: 'You take the next packet in {times} of {layouts} layouts after {best}, in {timesOther} after {other}.',
  packets:
    'You take more packets after {best} than after {other}: in {more} of {layouts} layouts{fewer, plural, =0 {} other { (fewer in #)}}.',
  close: 'It’s close: {best} brings more packets than {other} in {better} of {layouts} layouts, and fewer in {worse}.',
  same: 'In {layouts} layouts, {best} brings as many packets as {other}.',
  only: '{card} is the only card you can park.',
} as const;
const text: Translate<typeof english> = translator('kit-and-kat/lays', english);

type LayEvent = 'next' | 'packets';

const LAYOUTS = 100;

/** More would take too long. */
const MAX_OTHERS = 4;

/** Names what separated a lay from others; undefined without packets to win. */
export function sayLayDifference(situation: Situation<KitParts>, lay: Lay, others: readonly Lay[]): string | undefined {
  const { view } = situation;
  if (view.packetsLeft === 0) return undefined;
  if (others.length === 0) return text('only', { card: lay.card });
  const [own, ...rest] = outcomesOf(situation, [lay, ...others.slice(0, MAX_OTHERS)]);
  const contrast = assertDefined(contrastWithOthers(assertDefined(own), rest, rankOf));
  return sayContrast(view, contrast, lay, itemAt(others, contrast.other));
}

const rankOf = (event: LayEvent): number => (event === 'next' ? 0 : 1);

/** The same layouts for every way to ask, and apart from the decision, which stays as it is. */
function outcomesOf({ view, seat }: Situation<KitParts>, lays: readonly Lay[]): PlayOutcome<LayEvent>[][] {
  const random = seededRandom('reasons');
  const layouts = Array.from({ length: LAYOUTS }, () => imagine(view, random));
  return lays.map(lay => layouts.map(layout => outcomeOf(apply(layout, { by: seat, play: lay }).state, seat)));
}

function outcomeOf(state: KitState, seat: number): PlayOutcome<LayEvent> {
  const { taken, first } = simulatePacketsTaken(state);
  const packets = itemAt(taken, seat);
  return {
    worth: packets,
    counts: new Map([
      ['next', first === seat ? 1 : 0],
      ['packets', packets],
    ]),
  };
}

function sayContrast(view: KitView, contrast: Contrast<LayEvent>, lay: Lay, otherLay: Lay): string {
  const { layouts, better, worse, deciding } = contrast;
  const lays = { best: nameOfLay(view, lay), other: nameOfLay(view, otherLay), layouts };
  if (better + worse === 0) return text('same', lays);
  if (!deciding) return text('close', { ...lays, better, worse });
  const { event, times, timesOther, more, fewer } = deciding;
  return event === 'next' ? text('next', { ...lays, times, timesOther }) : text('packets', { ...lays, more, fewer });
}

export function nameOfLay({ kittens, seat }: KitView, lay: Lay): string {
  const top = (pile: number): Card => assertDefined(itemAt(itemAt(kittens, assertDefined(seat)), pile).at(-1));
  const { card } = lay;
  if ('move' in lay) return text('parkBeside', { card, above: top(lay.move[0]), beneath: top(lay.move[1]) });
  return lay.on === null ? text('park', { card }) : text('parkOn', { card, beneath: top(lay.on) });
}
