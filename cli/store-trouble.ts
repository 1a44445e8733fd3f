/** Trouble with the store or its settings is the operator's affair: one sentence, and no trace of the program. */
import { StartTrouble } from '@parlour/server/config';
import { StoreTrouble } from '@parlour/server/store/port';
import { trouble } from './trouble.ts';

export async function withSentence(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StoreTrouble || error instanceof StartTrouble) trouble(error.message);
    throw error;
  }
}
