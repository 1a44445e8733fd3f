/** Amounts that pages and server have to agree on, for those who have no room for schemas. */

/** More tables than these are not asked about at once. */
export const MOST_TABLES = 50;
