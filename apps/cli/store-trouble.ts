/** Trouble with the store or its settings is the operator's affair: one sentence, and no trace of the program. */
import { StartTrouble } from '@parlour/server/config';
import { StoreTrouble } from '@parlour/server/store/port';
import { TableTrouble } from '@parlour/server/trouble';
import { trouble } from './trouble.ts';

export async function withSentence(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isTheirs = [StoreTrouble, StartTrouble, TableTrouble].some(kind => error instanceof kind);
    if (isTheirs && error instanceof Error) trouble(error.message);
    throw error;
  }
}
