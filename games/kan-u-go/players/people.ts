/** The computer players: regulars of a seaside hotel in 1937. */
import type { Persona } from '@parlour/players/persona';
import { kanUGoPlayersText as t } from './players-text.ts';

export const kanUGoPeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'Dolly Pemberton',
    kin: ['Archie Pemberton', 'Queenie Marsh'],
    manner: t('dolly'),
    lines: {
      'Dolly Pemberton': t('dollyLine'),
      'Archie Pemberton': t('archieLine'),
      'Queenie Marsh': t('queenieLine'),
    },
    tempo: { quickest: 0.8, slowest: 1.8, broods: 9 },
  },
  {
    level: 'normal',
    name: 'Reggie Thorne',
    kin: ['Vera Thorne', 'Stanley Moss'],
    manner: t('reggie'),
    lines: { 'Reggie Thorne': t('reggieLine'), 'Vera Thorne': t('veraLine'), 'Stanley Moss': t('stanleyLine') },
    tempo: { quickest: 0.6, slowest: 1.2 },
  },
  {
    level: 'strong',
    name: 'Miss Octavia Finch',
    kin: ['Mr Lionel Wren', 'Miss Ada Crane'],
    manner: t('octavia'),
    lines: {
      'Miss Octavia Finch': t('octaviaLine'),
      'Mr Lionel Wren': t('lionelLine'),
      'Miss Ada Crane': t('adaLine'),
    },
    tempo: { quickest: 1.5, slowest: 2.4 },
  },
  {
    level: 'expert',
    name: 'Professor Quill',
    kin: ['Doctor Folio', 'Lady Lexington'],
    manner: t('quill'),
    lines: { 'Professor Quill': t('quillLine'), 'Doctor Folio': t('folioLine'), 'Lady Lexington': t('lexingtonLine') },
    tempo: { quickest: 1.2, slowest: 2, broods: 5 },
  },
];
