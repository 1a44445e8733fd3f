/** Runs the movements from `moves.ts` with the Web Animations API, which does not block the script. */
import { scheduleMovement } from './frame-scheduler.ts';
import type { CardSpot, Layout, Move, Spot } from './moves.ts';

const EASING = 'cubic-bezier(0.25, 0.7, 0.3, 1)';
const DURATIONS_MS: Readonly<Record<Move['how'], number>> = { slide: 260, come: 260, go: 520, fly: 220 };

/** The measured nodes; a removed card is shown once more by its last node. */
export type MeasuredLayout = Layout & { readonly nodes: ReadonlyMap<string, HTMLElement> };

export const EMPTY_LAYOUT: MeasuredLayout = { cards: new Map(), places: new Map(), nodes: new Map() };

function spotOf(node: HTMLElement, card: HTMLElement | null): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: card?.offsetWidth ?? 0 };
}

/** Measures the current layout. Moving cards count where they are visible, so a movement can be interrupted. */
export function measureCards(table: HTMLElement): MeasuredLayout {
  const nodes = new Map<string, HTMLElement>();
  const cards = new Map<string, CardSpot>();
  for (const node of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const { card, from } = node.dataset;
    nodes.set(card!, node);
    cards.set(card!, { ...spotOf(node, node), ...(from === undefined ? {} : { from }) });
  }
  const places = new Map<string, Spot>();
  for (const node of table.querySelectorAll<HTMLElement>('[data-place]')) {
    // A place may be drawn once per screen size.
    if (node.getClientRects().length === 0) continue;
    places.set(node.dataset.place!, spotOf(node, node.querySelector('[data-sides]')));
  }
  return { cards, places, nodes };
}

/** Running animations with their cards. Asking the browser for them would force a layout. */
const running = new Map<Animation, HTMLElement>();

function startAnimation(
  card: HTMLElement,
  node: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = node.animate(frames, timing);
  const remove = (): void => void running.delete(animation);
  running.set(animation, card);
  animation.finished.then(remove, remove);
  return animation;
}

function cancelAnimations(card: HTMLElement): void {
  for (const [animation, moving] of running) if (moving === card) animation.cancel();
}

export const whenAtRest = (): Promise<unknown> =>
  Promise.allSettled([...running.keys()].map(({ finished }) => finished));

/** Measures where everything will be at rest, without disturbing the running animations. */
export function measureAtRest(table: HTMLElement): MeasuredLayout {
  const moving = [...running.keys()].map(animation => ({ animation, effect: animation.effect }));
  for (const { animation } of moving) animation.effect = null;
  const rest = measureCards(table);
  for (const { animation, effect } of moving) animation.effect = effect;
  return rest;
}

export type AnimationTarget = {
  /** Layer above the table for cards that have no place of their own. */
  readonly overlay: HTMLElement;
  readonly visible: MeasuredLayout;
  readonly after: MeasuredLayout;
  back(): HTMLElement;
};

export function animateMoves(moves: readonly Move[], target: AnimationTarget): void {
  for (const step of moves) {
    if (step.how === 'fly') scheduleMovement(step.delay, delay => animateFlight({ ...step, delay }, target));
    else (step.how === 'go' ? animateFlight : animateArrival)(step, target);
  }
}

const offset = (from: Spot, to: Spot): string => `${from.x - to.x}px ${from.y - to.y}px`;
/** An empty place has no card size. */
const ratio = (from: Spot, to: Spot): string => String(from.width && to.width ? from.width / to.width : 1);

function animateArrival({ id, from, to, how, delay }: Move, { after }: AnimationTarget): void {
  const card = after.nodes.get(id)!;
  const timing = { duration: DURATIONS_MS[how], easing: EASING, delay, fill: 'backwards' } as const;
  const start = { translate: offset(from, to), scale: ratio(from, to) };
  cancelAnimations(card);
  // Until it is flipped, the back covers the face.
  if (how === 'come') card.dataset.turning = '';
  markWhile(card, 'moving', startAnimation(card, card, [start, { translate: '0 0', scale: '1' }], timing));
  if (how === 'come') scheduleMovement(delay, left => flipCard(card, 'face', { ...timing, delay: left }));
}

/** Flips by scaling to a line and back; the sides swap in the middle. A 3D transform would cost layers. */
const FLIP: Keyframe[] = [{ scale: '1 1' }, { scale: '0.03 1', offset: 0.5 }, { scale: '1 1' }];
const UNCOVER: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
const COVER: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }];

function flipCard(card: HTMLElement, to: 'face' | 'back', timing: KeyframeAnimationOptions): void {
  const sides = card.querySelector('[data-sides]');
  const back = sides?.lastElementChild;
  if (!sides || !back) return;
  markWhile(card, 'turning', startAnimation(card, sides, FLIP, timing));
  startAnimation(card, back, to === 'face' ? UNCOVER : COVER, timing);
}

/** Data attributes for the style sheet during an animation. Animating the style itself would block the compositor. */
function markWhile(card: HTMLElement, name: 'moving' | 'turning', animation: Animation): void {
  card.dataset[name] = '';
  const remove = (): void => void delete card.dataset[name];
  animation.finished.then(remove, remove);
}

/** A card without a place flies in the overlay until it has landed. */
function animateFlight({ id, from, to, how, delay }: Move, { overlay, visible, back }: AnimationTarget): void {
  const ghost = how === 'fly' ? back() : cloneGhost(visible.nodes.get(id)!);
  ghost.style.cssText += `;position:absolute;left:${from.x}px;top:${from.y}px;width:${from.width || to.width}px;margin:0;`;
  overlay.append(ghost);
  const timing = { duration: DURATIONS_MS[how], easing: EASING, delay, fill: 'both' } as const;
  const there = `calc(-50% + ${to.x - from.x}px) calc(-50% + ${to.y - from.y}px)`;
  const frames = [
    { translate: '-50% -50%', scale: '1', opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { translate: there, scale: ratio(to, from), opacity: how === 'go' ? 0 : 1 },
  ];
  const remove = (): void => ghost.remove();
  startAnimation(ghost, ghost, frames, timing).finished.then(remove, remove);
  if (how === 'go') flipCard(ghost, 'back', timing);
}

function cloneGhost(node: HTMLElement): HTMLElement {
  const ghost = document.importNode(node, true);
  delete ghost.dataset.card;
  return ghost;
}

/** Animates a refused card: towards the table and back. */
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
