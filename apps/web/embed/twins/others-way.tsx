/** At a table on somebody else's page nobody is met who could be reported. */
export const OthersWay = (): null => null;
