import type { OptionSpecs } from '@parlour/kernel/options';

export type Mistakes = 'called' | 'refused';
export type FalseShout = 'silence' | 'card';
export type KitOptions = { readonly mistakes: Mistakes; readonly falseShout: FalseShout; readonly pack: string };

export const kitOptions: OptionSpecs = {
  mistakes: {
    kind: 'choice',
    default: 'called',
    of: ['called', 'refused'],
    says: 'A wrong play is accepted until somebody calls it, or, for learners, refused.',
  },
  falseShout: {
    kind: 'choice',
    default: 'silence',
    of: ['silence', 'card'],
    says: 'A false shout costs the right to shout again in that turn, or a card.',
  },
  pack: {
    kind: 'text',
    default: 'nuerland',
    says: 'The questions and answers: nuerland, night-sky, or own for a pack file of your own.',
  },
};
