/** Every computer player has a portrait, a manner, a tempo, and remarks for every moment. */
import { personaNames } from '@parlour/players/persona-names';
import { LEVELS } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { readShelfData } from './node-files.ts';
import { shelf } from './shelf.ts';

const LONGEST_REMARK = 64;
/** In characters, as inlined in the page. */
const LARGEST_PORTRAIT = 5500;

type Portraits = { readonly portrait: (name: string) => string | undefined; readonly portraitNames: readonly string[] };

const cast = shelf.flatMap(box =>
  box.games
    .filter(({ seats, personas: people }) => seats[1] > 1 && people !== undefined)
    .map(game => [game.id, box.id, game] as const),
);

describe.each(cast)('%s', (_, box, game) => {
  it('has people of every level, the same as those who think', async () => {
    const [people, players] = [await game.personas!(), await game.players!(readShelfData)];
    expect(people.map(({ level }) => level)).toEqual(LEVELS);
    expect(people).toEqual(players.map(({ budget: _budget, think: _think, ...persona }) => persona));
    for (const { manner, tempo } of people) {
      expect(manner).not.toBe('');
      expect(tempo!.quickest).toBeLessThan(tempo!.slowest);
    }
  });

  it('has the same player of a level, whether the stronger ones are asked for or not', async () => {
    const all = await game.players!(readShelfData);
    for (const level of LEVELS) {
      const some = await game.players!(readShelfData, level);
      expect(some.find(player => player.level === level)).toEqual(all.find(player => player.level === level));
    }
  });

  it('says one line of their own on the page of the box', async () => {
    for (const persona of await game.personas!()) {
      if (persona.lines === undefined) continue;
      expect(Object.keys(persona.lines).toSorted()).toEqual([...personaNames(persona)].toSorted());
      for (const line of Object.values(persona.lines)) expect(line.length, line).toBeLessThanOrEqual(LONGEST_REMARK);
    }
  });

  it('has a face for everybody, and no two alike', async () => {
    const { portrait }: Portraits = await import(`../${box}/art/portraits.ts`);
    const names = (await game.personas!()).flatMap(personaNames);
    const drawn = names.map(name => portrait(name) ?? '');
    for (const [i, drawing] of drawn.entries()) {
      expect(drawing, names[i]).toMatch(/^<svg [^>]*viewBox="-100 -100 200 200"/);
      expect(drawing.length, names[i]).toBeLessThan(LARGEST_PORTRAIT);
    }
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(portrait('Nobody')).toBeUndefined();
  });

  it('has words of every level for the same moments', async () => {
    const { words } = await game.remarks!();
    const moments = Object.keys(words.easy);
    expect(moments).toEqual(expect.arrayContaining(['won', 'lost']));
    for (const level of LEVELS) {
      expect(Object.keys(words[level])).toEqual(moments);
      for (const [moment, said] of Object.entries(words[level])) expect(said.length, moment).toBeGreaterThan(1);
      const said = Object.values(words[level]).flat();
      expect(new Set(said).size).toBe(said.length);
      for (const remark of said) expect(remark.length, remark).toBeLessThanOrEqual(LONGEST_REMARK);
    }
  });
});

it('draws nobody who does not play', async () => {
  for (const box of shelf.filter(({ games }) => games.some(game => game.personas))) {
    const { portraitNames }: Portraits = await import(`../${box.id}/art/portraits.ts`);
    const people = (await Promise.all(box.games.map(game => game.personas?.() ?? []))).flat();
    expect(new Set(portraitNames)).toEqual(new Set(people.flatMap(personaNames)));
  }
});
