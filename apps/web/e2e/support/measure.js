/**
 * Measures what is painted on the page, in the page: the parts of the table (`data-part`), their boxes, every text
 * with its size, and how much of every target can be hit. Returns data; `geometry.ts` judges it.
 */
(() => {
  const [STEP, LINES, ENOUGH] = [3, 5, 45];
  const main = document.querySelector('main');
  /** The result page scrolls down like any page: only its sides may cut, and its targets are probed in view. */
  const page = main.querySelector('[data-ending="open"]');
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const isSomething = ({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2;

  const within = (box, frame) => ({
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  });

  /** A rotated element is as large as itself, not as the upright box around it. */
  function boxOf(node) {
    const rect = node.getBoundingClientRect();
    const [width, height] = [node.offsetWidth ?? rect.width, node.offsetHeight ?? rect.height];
    if (rect.width <= width + 1.5 && rect.height <= height + 1.5) return plain(rect);
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  }

  /** Returns what ancestors leave visible. The table clips nothing: anything outside of it is a fault. */
  function seen(box, node) {
    let left = box;
    for (let above = node; above && above !== main; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== 'visible') left = within(left, above.getBoundingClientRect());
    }
    return left;
  }

  const known = new Map([[document.body, false]]);

  /** An ancestor far above may hide it. */
  function isHidden(node) {
    if (!known.has(node)) known.set(node, hidesItself(node) || isHidden(node.parentElement));
    return known.get(node);
  }

  function hidesItself(node) {
    const { opacity, visibility, display, clipPath } = getComputedStyle(node);
    return opacity === '0' || visibility === 'hidden' || display === 'none' || clipPath === 'inset(50%)';
  }

  const isPainted = node => {
    const { backgroundImage, backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(node);
    const isClear = color => color === 'transparent' || color.endsWith(', 0)');
    return (
      backgroundImage !== 'none' || !isClear(backgroundColor) || (borderTopWidth !== '0px' && !isClear(borderTopColor))
    );
  };

  const isPicture = node => node.matches('[data-sides], svg, img, canvas');

  function textsOf(node) {
    const said = node.textContent.trim();
    if (said === '' || isHidden(node.parentElement)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(node.parentElement).fontSize);
    return [...range.getClientRects()]
      .map(rect => seen(plain(rect), node.parentElement))
      .filter(isSomething)
      .map(box => ({ said, size, box }));
  }

  /** An ellipsis says that there is more. */
  const tellsOfMore = ({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

  /** Letters are lower than their line: a quarter of its height may be clipped without losing any. */
  function isCutBy(box, frame) {
    const left = within(box, frame.getBoundingClientRect());
    if (!isSomething(left)) return !frame.matches('[data-part="strip"]');
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    return left.right - left.left < wide - STEP || left.bottom - left.top < high * 0.75;
  }

  /** True if a frame cuts through words, or hides them without a sign. Grids scroll in theirs. */
  function isCut(box, node) {
    let left = box;
    for (let above = node; above && above !== main; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (!isSomething(left) || above.matches('[data-grid]')) return false;
      if (tellsOfMore(style)) left = within(left, above.getBoundingClientRect());
      else if (above === page) return left.left < -STEP || left.right > innerWidth + STEP;
      else if (style.overflowX !== 'visible') return isCutBy(left, above);
    }
    return false;
  }

  function cutIn(node) {
    const [said, parent] = [node.textContent.trim(), node.parentElement];
    if (said === '' || isHidden(parent) || parent.closest('[data-sides], svg')) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const isFault = rect => isCut(plain(rect), parent) && !isLeftOut(plain(rect), parent);
    return [...range.getClientRects()].some(isFault) ? [said] : [];
  }

  /** Older lines that do not fit in the strip are left out whole; a tap shows all of them. */
  const isLeftOut = (box, node) => node.closest('[data-part="strip"]') && !isSomething(seen(box, node));

  function cuts() {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(...cutIn(walker.currentNode));
    return found;
  }

  /** A slip that scrolls hides something. */
  const scrolledIn = slip =>
    [...slip.querySelectorAll('*')]
      .filter(node => ['auto', 'scroll'].includes(getComputedStyle(node).overflowY))
      .filter(node => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
      .map(node => `${node.textContent.trim()} …`);

  const isElement = node => node.nodeType === Node.ELEMENT_NODE;

  /** Collects everything painted of a part, without the parts within it. */
  function paintedIn(node, into) {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) into.texts.push(...textsOf(child));
      if (!isElement(child) || child.dataset?.part !== undefined || child.matches('[data-air], option')) continue;
      if ((isPicture(child) || isPainted(child)) && !isHidden(child)) {
        const box = seen(boxOf(child), child);
        if (isSomething(box)) into.boxes.push(box);
      }
      if (!isPicture(child)) paintedIn(child, into);
    }
    return into;
  }

  function partOf(node) {
    const { texts, boxes } = paintedIn(node, { texts: [], boxes: [] });
    const own = isPainted(node) && !isHidden(node) ? [boxOf(node)] : [];
    const label = node.getAttribute('aria-label') ?? texts[0]?.said ?? '';
    return { part: node.dataset.part, label, texts, boxes: [...own, ...boxes, ...texts.map(({ box }) => box)] };
  }

  /** The longest unbroken run of points along a line that hits the target; stops at a sufficient length. */
  function longestRun(length, hits) {
    let [best, run] = [0, 0];
    for (let at = 0; at <= length && best < ENOUGH; at += STEP) {
      run = hits(at) ? run + STEP : 0;
      best = Math.max(best, run);
    }
    return best;
  }

  function longestOf(from, to, runAlong) {
    let best = 0;
    for (let line = 0; line < LINES && best < ENOUGH; line++) {
      best = Math.max(best, runAlong(from + ((to - from) * (line + 0.5)) / LINES));
    }
    return best;
  }

  function targetOf(node) {
    if (page?.contains(node)) node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = within(node.getBoundingClientRect(), screen);
    const hit = (x, y) => node.contains(document.elementFromPoint(x, y));
    return {
      name: node.getAttribute('aria-label') ?? node.textContent.trim(),
      wide: longestOf(top, bottom, y => longestRun(right - left, at => hit(left + at, y))),
      high: longestOf(left, right, x => longestRun(bottom - top, at => hit(x, top + at))),
    };
  }

  const rowOf = node => ({ said: node.textContent.trim(), high: node.getBoundingClientRect().height });

  const isWithin = (box, { left, top, right, bottom }) =>
    box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;

  /** Scrolling grids: the number of squares, the space for them, and whether all are visible. */
  function gridOf(node) {
    const [frame, cards] = [node.getBoundingClientRect(), [...node.querySelectorAll('[data-card]')]];
    const along = name => cards.map(card => Number(card.style.getPropertyValue(name)));
    const count = all => (all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + 1);
    const tools = [...node.parentElement.querySelectorAll('button')].map(tool => tool.getBoundingClientRect());
    const boxes = cards.map(card => within(card.getBoundingClientRect(), frame));
    const last = tools.reduce((top, tool) => Math.min(top, tool.top), frame.bottom);
    return {
      across: count(along('--column')),
      down: count(along('--row')),
      wide: frame.width,
      high: frame.height,
      tools: { wide: tools[0]?.width ?? 0, high: frame.bottom - last },
      isWhole: cards.every(card => isWithin(card.getBoundingClientRect(), frame)),
      isCovered:
        getComputedStyle(node).clipPath === 'none' &&
        tools.some(tool => boxes.some(box => isSomething(within(box, tool)))),
    };
  }

  const slips = [...document.querySelectorAll('[data-part="slip"]')];
  const isUnder = (node, slip) =>
    !slip.contains(node) && isSomething(within(node.getBoundingClientRect(), slip.getBoundingClientRect()));

  /** Targets under a slip are not meant to be touched until the slip is closed. */
  const isMeant = node => !node.disabled && !isHidden(node) && !slips.some(slip => isUnder(node, slip));
  const targets = [...document.querySelectorAll('main :is(button, a, select, input)')].filter(isMeant);
  const parts = [...main.querySelectorAll('[data-part]')];
  const { scrollWidth, scrollHeight } = document.documentElement;

  /** Medals on the result page are no rows of a score. */
  const rowsIn = slip => [...slip.querySelectorAll(slip === page ? 'ol > li' : 'li')].map(rowOf);
  page?.scrollTo({ top: 0, behavior: 'instant' });
  return {
    width: innerWidth,
    height: innerHeight,
    scroll: {
      width: Math.max(scrollWidth, main.scrollWidth, page?.scrollWidth ?? 0),
      height: Math.max(scrollHeight, main.scrollHeight),
    },
    parts: parts.map(partOf),
    loose: paintedIn(main, { texts: [], boxes: [] }).texts.map(({ said }) => said),
    grids: [...main.querySelectorAll('[data-grid]')].filter(node => !isHidden(node)).map(gridOf),
    cut: [...cuts(), ...slips.flatMap(scrolledIn)],
    rows: slips.flatMap(rowsIn),
    targets: targets.map(targetOf),
  };
})();
