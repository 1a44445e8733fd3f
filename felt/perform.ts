/** Moves cards as `motion.ts` has decided: with the browser's own animations, which run beside the script. */
import type { Layout, Lying, Move, Spot } from './motion.ts';

const OURS = 'parlour-move';
const EASING = 'cubic-bezier(0.25, 0.7, 0.3, 1)';
const DURATIONS: Readonly<Record<Move['how'], number>> = { slide: 260, come: 260, go: 300, fly: 220 };

/** The nodes that were measured: a card that goes is shown once more by its last node. */
export type Measured = Layout & { readonly nodes: ReadonlyMap<string, HTMLElement> };

export const NOTHING: Measured = { cards: new Map(), places: new Map(), nodes: new Map() };

function spotOf(node: HTMLElement, card: HTMLElement | null): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: card?.offsetWidth ?? 0 };
}

/** Where everything lies now; cards on their way are where they are seen, so that a movement can be interrupted. */
export function measure(cloth: HTMLElement): Measured {
  const nodes = new Map<string, HTMLElement>();
  const cards = new Map<string, Lying>();
  for (const node of cloth.querySelectorAll<HTMLElement>('[data-card]')) {
    const { card, from } = node.dataset;
    nodes.set(card!, node);
    cards.set(card!, { ...spotOf(node, node), ...(from === undefined ? {} : { from }) });
  }
  const places = new Map<string, Spot>();
  for (const node of cloth.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(node.dataset.place!, spotOf(node, node.querySelector('[data-sides]')));
  }
  return { cards, places, nodes };
}

const oursIn = (node: HTMLElement): Animation[] =>
  node.getAnimations({ subtree: true }).filter(animation => animation.id === OURS);

/** Where everything will lie when it has come to rest. Movements go on as if nobody had looked. */
export function measureAtRest(cloth: HTMLElement): Measured {
  const moving = oursIn(cloth).map(animation => ({ animation, effect: animation.effect }));
  for (const { animation } of moving) animation.effect = null;
  const rest = measure(cloth);
  for (const { animation, effect } of moving) animation.effect = effect;
  return rest;
}

export type Performance = {
  /** The layer above the cloth for cards that lie nowhere any more. */
  readonly air: HTMLElement;
  readonly seen: Measured;
  readonly after: Measured;
  back(): HTMLElement;
};

export function perform(moves: readonly Move[], performance: Performance): void {
  for (const move of moves) (move.how === 'go' || move.how === 'fly' ? fly : arrive)(move, performance);
}

const offset = (from: Spot, to: Spot): string => `${from.x - to.x}px ${from.y - to.y}px`;
/** A place where no card lies says nothing about its size. */
const ratio = (from: Spot, to: Spot): string => String(from.width && to.width ? from.width / to.width : 1);

function arrive(move: Move, { after }: Performance): void {
  const node = after.nodes.get(move.id)!;
  const { from, to, how, delay } = move;
  for (const animation of oursIn(node)) animation.cancel();
  const timing = { duration: DURATIONS[how], easing: EASING, delay, fill: 'backwards', id: OURS } as const;
  const start = { translate: offset(from, to), scale: ratio(from, to), zIndex: 5 };
  node.animate([start, { translate: '0 0', scale: '1', zIndex: 5 }], timing);
  if (how === 'come') turn(node, ['180deg', '0deg'], timing);
}

/** A card has two sides; the one that is not seen is turned away. */
function turn(card: HTMLElement, [from, to]: readonly [string, string], timing: KeyframeAnimationOptions): void {
  const sides = card.querySelector('[data-sides]');
  sides?.animate([{ transform: `rotateY(${from})` }, { transform: `rotateY(${to})` }], timing);
}

/** A card that lies nowhere any more, or nowhere yet, is shown in the air until it has landed. */
function fly(move: Move, performance: Performance): void {
  const { from, to, how, delay } = move;
  const ghost = how === 'fly' ? performance.back() : ghostOf(performance.seen.nodes.get(move.id)!);
  ghost.style.cssText += `;position:absolute;left:${from.x}px;top:${from.y}px;width:${from.width}px;margin:0;`;
  performance.air.append(ghost);
  const timing = { duration: DURATIONS[how], easing: EASING, delay, fill: 'both', id: OURS } as const;
  const there = { translate: `calc(-50% + ${to.x - from.x}px) calc(-50% + ${to.y - from.y}px)` };
  const movement = ghost.animate(
    [
      { translate: '-50% -50%', scale: '1', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { ...there, scale: ratio(to, from), opacity: how === 'go' ? 0 : 1 },
    ],
    timing,
  );
  if (how === 'go') turn(ghost, ['0deg', '180deg'], timing);
  const gone = (): void => ghost.remove();
  movement.finished.then(gone, gone);
}

function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  delete ghost.dataset.card;
  return ghost;
}

/** A card that was refused: up to the table it went, and back it slides. */
export function slideBack(node: HTMLElement): void {
  node.animate(
    [
      { translate: '0 0' },
      { translate: '0 -46%', rotate: '-2deg', offset: 0.35 },
      { translate: '0 -46%', rotate: '2deg', offset: 0.5 },
      { translate: '0 0' },
    ],
    { duration: 420, easing: EASING },
  );
}
