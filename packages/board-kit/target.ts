/** What was touched: an event may also come from the document, which lies in nothing. */

/** The nearest of these that the target is or lies in. */
export const nearestTo = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
