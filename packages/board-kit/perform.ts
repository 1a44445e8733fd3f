/** Moves cards as `motion.ts` has decided: with the browser's own animations, which run beside the script. */
import { inTime } from './in-time.ts';
import type { Layout, Lying, Move, Spot } from './motion.ts';

const EASING = 'cubic-bezier(0.25, 0.7, 0.3, 1)';
const DURATIONS: Readonly<Record<Move['how'], number>> = { slide: 260, come: 260, go: 300, fly: 220 };

/** The nodes that were measured: a card that goes is shown once more by its last node. */
export type MeasuredPlace = Layout & { readonly nodes: ReadonlyMap<string, HTMLElement> };

export const NOTHING: MeasuredPlace = { cards: new Map(), places: new Map(), nodes: new Map() };

function spotOf(node: HTMLElement, card: HTMLElement | null): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: card?.offsetWidth ?? 0 };
}

/** Where everything lies now; cards on their way are where they are seen, so that a movement can be interrupted. */
export function measure(cloth: HTMLElement): MeasuredPlace {
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

/** What is moving now, and which card each movement is of. Asking the browser for it would make it lay out the page. */
const underWay = new Map<Animation, HTMLElement>();

function move(card: HTMLElement, node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = node.animate(frames, timing);
  const over = (): void => void underWay.delete(animation);
  underWay.set(animation, card);
  animation.finished.then(over, over);
  return animation;
}

function halt(card: HTMLElement): void {
  for (const [animation, moving] of underWay) if (moving === card) animation.cancel();
}

/** Until what moves now has come to rest, or has been halted. */
export const untilRest = (): Promise<unknown> =>
  Promise.allSettled([...underWay.keys()].map(({ finished }) => finished));

/** Where everything will lie when it has come to rest. Movements go on as if nobody had looked. */
export function measureAtRest(cloth: HTMLElement): MeasuredPlace {
  const moving = [...underWay.keys()].map(animation => ({ animation, effect: animation.effect }));
  for (const { animation } of moving) animation.effect = null;
  const rest = measure(cloth);
  for (const { animation, effect } of moving) animation.effect = effect;
  return rest;
}

export type Performance = {
  /** The layer above the cloth for cards that lie nowhere any more. */
  readonly air: HTMLElement;
  readonly seen: MeasuredPlace;
  readonly after: MeasuredPlace;
  back(): HTMLElement;
};

export function perform(moves: readonly Move[], performance: Performance): void {
  for (const step of moves) {
    if (step.how === 'fly') inTime(step.delay, delay => fly({ ...step, delay }, performance));
    else (step.how === 'go' ? fly : arrive)(step, performance);
  }
}

const offset = (from: Spot, to: Spot): string => `${from.x - to.x}px ${from.y - to.y}px`;
/** A place where no card lies says nothing about its size. */
const ratio = (from: Spot, to: Spot): string => String(from.width && to.width ? from.width / to.width : 1);

function arrive({ id, from, to, how, delay }: Move, { after }: Performance): void {
  const card = after.nodes.get(id)!;
  const timing = { duration: DURATIONS[how], easing: EASING, delay, fill: 'backwards' } as const;
  const start = { translate: offset(from, to), scale: ratio(from, to) };
  halt(card);
  // Until it is turned its back lies over its face.
  if (how === 'come') card.dataset.turning = '';
  mark(card, 'moving', move(card, card, [start, { translate: '0 0', scale: '1' }], timing));
  if (how === 'come') inTime(delay, left => turn(card, 'face', { ...timing, delay: left }));
}

/** Narrow, and broad again: in the middle of it the one side has gone and the other is there. Depth would cost layers. */
const TURN: Keyframe[] = [{ scale: '1 1' }, { scale: '0.03 1', offset: 0.5 }, { scale: '1 1' }];
const UNCOVER: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
const COVER: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }];

function turn(card: HTMLElement, to: 'face' | 'back', timing: KeyframeAnimationOptions): void {
  const sides = card.querySelector('[data-sides]');
  const back = sides?.lastElementChild;
  if (!sides || !back) return;
  mark(card, 'turning', move(card, sides, TURN, timing));
  move(card, back, to === 'face' ? UNCOVER : COVER, timing);
}

/** What a style sheet should know while something moves: animated with it, it would keep the compositor waiting. */
function mark(card: HTMLElement, name: 'moving' | 'turning', animation: Animation): void {
  card.dataset[name] = '';
  const over = (): void => void delete card.dataset[name];
  animation.finished.then(over, over);
}

/** A card that lies nowhere any more, or nowhere yet, is shown in the air until it has landed. */
function fly({ id, from, to, how, delay }: Move, { air, seen, back }: Performance): void {
  const ghost = how === 'fly' ? back() : ghostOf(seen.nodes.get(id)!);
  ghost.style.cssText += `;position:absolute;left:${from.x}px;top:${from.y}px;width:${from.width || to.width}px;margin:0;`;
  air.append(ghost);
  const timing = { duration: DURATIONS[how], easing: EASING, delay, fill: 'both' } as const;
  const there = `calc(-50% + ${to.x - from.x}px) calc(-50% + ${to.y - from.y}px)`;
  const frames = [
    { translate: '-50% -50%', scale: '1', opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { translate: there, scale: ratio(to, from), opacity: how === 'go' ? 0 : 1 },
  ];
  const gone = (): void => ghost.remove();
  move(ghost, ghost, frames, timing).finished.then(gone, gone);
  if (how === 'go') turn(ghost, 'back', timing);
}

function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = document.importNode(node, true);
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
