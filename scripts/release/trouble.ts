/** Why nothing can be released, in words for whoever releases. */
export class ReleaseTrouble extends Error {}
