/** The title, the icon and the badge are those of the page around an embedded table, and none of its affair. */
export const isMyTurn = (): boolean => false;

export const useMyTurn = (): void => undefined;
