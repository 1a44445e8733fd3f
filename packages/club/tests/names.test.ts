import { describe, expect, it } from 'vitest';
import { invalidNameReason, isReservedName, nameReadings, nameSkeletons, normalizeName } from '../names.ts';

/** A real name, and a name that imitates it. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['Ada', 'ADA'],
  ['Ada', 'аda'],
  ['Ada', 'Аdа'],
  ['Ada', 'Αda'],
  ['Ada', 'Ａｄａ'],
  ['Ada', '𝐀𝐝𝐚'],
  ['Ada', 'Ádá'],
  ['Ada', 'A d a'],
  ['Ada', 'A-da'],
  ['Ada', 'A.d.a.'],
  ['Ada', 'A\u200bda'],
  ['Olga', '0lga'],
  ['Olga', 'Оlgа'],
  ['Olga', 'ΟIga'],
  ['Bill', 'BiII'],
  ['Bill', 'Bi11'],
  ['Bill', 'Вill'],
  ['Bill', 'BilӀ'],
  ['Ian', 'lan'],
  ['Ian', '1an'],
  ['Emma', 'Ernrna'],
  ['Emma', 'Еmmа'],
  ['Will', 'VVill'],
  ['Petra', 'Реtrа'],
  ['Petra', 'Ρetra'],
  ['Helen', 'Ηelen'],
  ['Helen', 'Неlеn'],
  ['Nick', 'Νick'],
  ['Max', 'Мах'],
  ['Max', 'Μaχ'],
  ['Tom', 'Тοm'],
  ['Zoe', 'Ζоё'],
  ['Søren', 'Soren'],
  ['Łukasz', 'Lukasz'],
  ['Cara', 'Сага'],
  ['ΣΟΦΙΑ', 'σοφια'],
  ['straße', 'strabe'],
  ['fiona', 'ﬁona'],
  ['ısa', 'Isa'],
  ['Jack', 'Јаck'],
  ['Hans', 'Ꮋans'],
  ['Leo', 'Lео'],
  ['Aesop', 'Æsop'],
  ['Bob', 'Boɓ'],
  ['Bob', 'ꓐꓳꓐ'],
  ['Bob', '8ob'],
  ['Bob', 'Bo6'],
  ['Bobby', '8o68y'],
  ['Bill', 'Bi丨l'],
  ['Νίκος', 'ΝΊΚΟΣ'],
  ['Вадим', 'ВАДИМ'],
];

const UNLIKE: readonly (readonly [string, string])[] = [
  ['Ada', 'Ida'],
  ['Nick', 'Hick'],
  ['Anna', 'Anne'],
  ['Tim', 'Tom'],
  ['Max', 'Mac'],
  ['王芳', '王方'],
  ['Юлия', 'Юлии'],
  ['Bert', 'Bart'],
  ['Ada 2', 'Ada 3'],
  ['Kid6', 'Kid8'],
  ['Max1986', 'Max1968'],
  ['Ada Lovelace', 'Ada Lovelace II'],
  ['דני', 'דן'],
  ['이', 'Ol'],
];

/** Whether a new member with the second name is refused beside a member with the first. */
const isTakenFor = (member: string, newcomer: string): boolean =>
  nameReadings(newcomer).some(skeleton => nameSkeletons(member).includes(skeleton));

describe('names that look alike', () => {
  it.each(ALIKE)('%s and %s', (a, b) => expect(isTakenFor(a, b)).toBe(true));
  it.each(UNLIKE)('not %s and %s', (a, b) => expect([isTakenFor(a, b), isTakenFor(b, a)]).toEqual([false, false]));

  it('nobody takes the plain name from others by a spelling with digits', () =>
    expect(isTakenFor('8ob', 'Bob')).toBe(false));
});

describe('what is a name', () => {
  it.each(['Ada', 'Zoë', 'O’Brien', 'Jean-Luc', 'Bob Jr.', 'Юлия', '王芳', 'Nguyễn Văn', 'R2D2', 'José María'])(
    '%s',
    name => expect(invalidNameReason(name)).toBeUndefined(),
  );

  it.each([
    ...['', ' ', 'A', 'a'.repeat(21), '12', '---', '\u3164\u3164', '\u2800\u2800', 'A\u200b', 'Ada\u202e'],
    ...['Ada@home', '<b>', 'a'.repeat(5000), 'A\u0301\u0301\u0301\u0301b', 'Operator', '0perator', 'оpеrаtоr'],
    ...['Parlour', 'the par1our', 'A former member', 'Computer', 'Guest', 'Admin'],
  ])('not %j', name => expect(invalidNameReason(name)).toMatch(/\.$/));

  it.each(['ꓐob', 'Β᧐b', 'Bㅇb', 'Bob١', 'Аda', 'Юlia', 'Adaかな가', 'Ꮋans', '𐌁ob', '𐌀𐌃𐌀'])(
    '%s mixes writing systems',
    name => expect(invalidNameReason(name)).toMatch(/one writing system/),
  );

  it.each(['DJ太郎', 'ゆき', 'サトウ yuki', '민수 Kim', '王Bob', 'ㄨㄤ王 A', 'ㅇㅇ', 'राम', 'Σοφία', 'محمد ٣', 'ꓐꓳꓐ'])(
    '%s does not',
    name => expect(invalidNameReason(name)).toBeUndefined(),
  );

  it('not the name of a computer player', () =>
    expect(invalidNameReason('The Chi1d', new Set(nameSkeletons('The Child')))).toContain('computer player'));

  it('is kept in one way of writing', () => expect(normalizeName('  Zoe\u0308   B ')).toBe('Zoë B'));

  it('of the house is nobody else', () => {
    expect(['Operat0r', 'A FORMER MEMBER', 'Moderator'].map(isReservedName)).toEqual([true, true, true]);
    expect(['Ada', 'Guest', 'Parlour'].map(isReservedName)).toEqual([false, false, false]);
  });
});
