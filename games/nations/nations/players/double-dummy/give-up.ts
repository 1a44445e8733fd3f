export const GIVEN_UP: Error = new Error('the double-dummy search has used up its work');

export function giveUp(): never {
  throw GIVEN_UP;
}
