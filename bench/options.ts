/** Numbers that may be said after the name of a bench. */
export function wholeOf(name: string, text: string | undefined, usual: number): number {
  const number = text === undefined ? usual : Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} wants a whole number above 0, not "${text}".`);
}
