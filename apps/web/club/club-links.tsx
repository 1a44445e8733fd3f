/** Links between club pages. */
import type { BackLink } from '../ui/shell.tsx';
import { clubText } from './club-text.ts';

export const backToClub = (): BackLink => ({ to: '/club', name: clubText('club') });
