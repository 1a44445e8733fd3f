/** What players call each other where the whole name has no room. */
const FIRST_NAME_TITLES = /^(Master|Miss)\s/;
const FAMILY_NAME_TITLES =
  /^(Mr|Mrs|Ms|Dr|Captain|Lieutenant|Colonel|Major|Professor|Madame|Monsieur|Signor|Baron|Baroness)\b/;
const KINSHIP_TITLES = /^(Aunt|Uncle|Cousin|Little|Baby|Old|Nurse|Lady|Sir|The|the)\s/;

/** "Seat 2" is whole already. */
const ENDS_WITH_NUMBER = /\d$/;

/** Returns "Toby" for "Master Toby Lisle", "Mrs. Penrose" for "Mrs. Harriet Penrose", "Ada" for "Ada Byron". */
export function shortName(name: string): string {
  const [called = name] = name.split(',');
  const words = called.split(' ').filter(word => word !== '');
  if (words.length < 2 || ENDS_WITH_NUMBER.test(called)) return called;
  if (FIRST_NAME_TITLES.test(called)) return words[1]!;
  if (FAMILY_NAME_TITLES.test(called)) return `${words[0]} ${words.at(-1)}`;
  if (KINSHIP_TITLES.test(called)) return words.slice(0, 2).join(' ');
  return words[0]!;
}
