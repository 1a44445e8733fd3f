import { defaultsOf, encodeOwnText } from '@parlour/kernel/options';
import { unwrap } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import { describe, expect, it } from 'vitest';
import { findPackProblems } from '../../shelf/own-packs/problems.ts';
import { parseTable } from '../../shelf/own-packs/table-file.ts';
import { importTable } from '../../shelf/own-packs/table-import.ts';
import { emptyDraft, type PackDraft } from '../../shelf/own-packs/template.ts';
import type { ReadDataFile } from '../../shelf/shelf.ts';
import { box } from '../box.ts';
import { making } from './making.ts';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const nothing: ReadDataFile = () => Promise.reject(new Error('no file'));
const game = box.games[0]!;

const sheet = Array.from({ length: 16 }, (_, i) => `Scene ${i}\tFriend ${i}\tThing ${i}`).join('\n');

function drafted(): PackDraft {
  const empty = { ...emptyDraft(making), head: ['Our summer', 'Ada', 'CC0'] };
  const done = unwrap(importTable(making, empty, unwrap(parseTable(sheet))));
  return { ...done.draft, pictures: { '2a': PICTURE } };
}

const words = (): string => encodeOwnText(making.write(drafted(), 'summer01', 'words'));

describe('sets of one’s own', () => {
  it('are sixteen rows, and nothing is wanting then', () => {
    expect(findPackProblems(making, drafted())).toEqual([]);
  });

  it('come back from their file, pictures and all', () => {
    const read = unwrap(making.read(making.write(drafted(), 'summer01', 'file')));
    expect(read).toEqual({ draft: drafted(), album: 'summer01' });
  });

  it('[AL-5] are played by their own titles', async () => {
    const opened = await game.open({ ...defaultsOf(game.options), pack: words() }, nothing);
    const asked = { what: 'ask', clause: 'AL-5', seat: 0, of: 1, card: '3b' } as const;
    expect(opened.say(asked as never, seat => `Seat ${seat}`)).toBe('Seat 0 asks Seat 1 for Thing 2 (3b).');
    const ours = await game.open(defaultsOf(game.options), nothing);
    expect(ours.say(asked as never, seat => `Seat ${seat}`)).toContain('Eaglet (3b)');
  });

  it('refuse a play by their own titles', async () => {
    const opened = await game.open({ ...defaultsOf(game.options), pack: words() }, nothing);
    const state = opened.begin({ peek: false, pack: words() }, { count: 3, dealer: 0 });
    const dealt = opened.apply(state, { by: 'chance', drew: { dealer: 0, pack: opened.pack } }).state;
    const turn = (opened.status(dealt) as { turn: readonly number[] }).turn[0]!;
    const refusal = opened.refuse(dealt, turn, { do: 'expose', card: '1a' } as never)!;
    expect(opened.sayRefusal(refusal, seatName)).toBe('“Friend 0” is not a Leading card.');
  });

  it('show pictures where the device has the album, and empty windows elsewhere', async () => {
    const album: ReadDataFile = async name => {
      expect(name).toBe('alice/data/own.summer01.json');
      return new TextEncoder().encode(JSON.stringify(drafted()));
    };
    const options = { ...defaultsOf(game.options), pack: words() };
    const { art, dress } = await box.print!(options, album);
    expect(art.face('2a', dress)).toContain(PICTURE);
    const bare = await box.print!(options, nothing);
    expect(bare.dress.pictures).toEqual({});
    expect(bare.own).toEqual({ title: 'Our summer', author: 'Ada' });
    expect(bare.art.lid(bare.dress)).toContain('>Our summer<');
    expect(bare.art.lid(bare.dress)).not.toContain('Wonderland');
    const ours = await box.print!(defaultsOf(game.options), nothing);
    expect(bare.art.face('2a', bare.dress).length).toBeLessThan(ours.art.face('2a', ours.dress).length / 2);
    expect(bare.art.nameOf('2a', bare.dress)).toBe('Friend 1, of set 2');
  });
});

describe('a broken file', () => {
  const file = making.write(drafted(), 'summer01', 'file');
  it.each([
    ['"scene": "Scene 3"', '"scene": ""', '"scene" is empty; it needs a text.'],
    ['"album": "summer01"', '"album": "../etc"', '"album" is 6 to 24 small letters or digits.'],
    [
      PICTURE,
      'https://elsewhere/a.png',
      '"first" is not a picture: use a PNG or JPEG as a data URL of at most 400,000 letters.',
    ],
    [/"wants": \[[^\]]*\]/, '"wants": ["One"]', 'A set needs two cards; here are 1.'],
  ])('%s', (from, to, message) => {
    const broken = file.replace(from, to);
    const read = making.read(broken);
    expect(!read.ok && read.fault.map(fault => fault.message)).toContain(message);
  });

  it('is read however large its pictures are', () => {
    const large = `data:image/jpeg;base64,${'QUJD'.repeat(50_000)}`;
    const read = unwrap(making.read(making.write({ ...drafted(), pictures: { '1L': large } }, 'summer01', 'file')));
    expect(read.draft.pictures).toEqual({ '1L': large });
  });
});
