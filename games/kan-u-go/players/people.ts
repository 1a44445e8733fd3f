/** The computer players: regulars of a seaside hotel in 1937. */
import type { Persona } from '@parlour/players/persona';

export const kanUGoPeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'Dolly Pemberton',
    kin: ['Archie Pemberton', 'Queenie Marsh'],
    manner: 'plays little words and keeps an ear on the band',
    tempo: { quickest: 0.8, slowest: 1.8, broods: 9 },
  },
  {
    level: 'normal',
    name: 'Reggie Thorne',
    kin: ['Vera Thorne', 'Stanley Moss'],
    manner: 'lays down as much as he can and hums a foxtrot the while',
    tempo: { quickest: 0.6, slowest: 1.2 },
  },
  {
    level: 'strong',
    name: 'Miss Octavia Finch',
    kin: ['Mr Lionel Wren', 'Miss Ada Crane'],
    manner: 'sets the newspaper crossword, and plans three turns ahead',
    tempo: { quickest: 1.5, slowest: 2.4 },
  },
  {
    level: 'expert',
    name: 'Professor Quill',
    kin: ['Doctor Folio', 'Lady Lexington'],
    manner: 'guesses what you hold, and sits on the square you need',
    tempo: { quickest: 1.2, slowest: 2, broods: 5 },
  },
];
