import { describe, expect, it } from 'vitest';
import type { SeatName } from './game.ts';
import { toSecondPerson } from './sentences.ts';

const name: SeatName = seat => ['Ada', 'Brian', 'Cleo'][seat]!;
const told = (say: (name: SeatName) => string): string => toSecondPerson(0, name, say);

describe('a sentence told to whoever it is about', () => {
  it('says "you", and the verb goes with it', () => {
    expect(told(n => `${n(0)} takes the trick with the Map of Asia.`)).toBe('You take the trick with the Map of Asia.');
    expect(told(n => `${n(0)} has no card left and is out.`)).toBe('You have no card left and are out.');
    expect(told(n => `${n(0)} was dealt a whole set and lays it down.`)).toBe(
      'You were dealt a whole set and lay it down.',
    );
    expect(told(n => `${n(0)} has no pair and reaches for the fan of ${n(1)}.`)).toBe(
      'You have no pair and reach for the fan of Brian.',
    );
    expect(told(n => `${n(0)} passes.`)).toBe('You pass.');
    expect(told(n => `${n(0)} doesn’t have it.`)).toBe('You don’t have it.');
    expect(told(n => `${n(0)} goes through the rest and chooses a word.`)).toBe(
      'You go through the rest and choose a word.',
    );
    expect(told(n => `One card is put aside; ${n(0)} deals the others and begins.`)).toBe(
      'One card is put aside; you deal the others and begin.',
    );
  });

  it('begins every sentence with a capital', () => {
    expect(told(n => `One card is hidden. ${n(0)} deals the others and begins.`)).toBe(
      'One card is hidden. You deal the others and begin.',
    );
  });

  it('says "you" and "your" where somebody else does something', () => {
    expect(told(n => `${n(1)} draws a card from ${n(0)}.`)).toBe('Brian draws a card from you.');
    expect(told(n => `${n(1)} reaches for the fan of ${n(0)}.`)).toBe('Brian reaches for your fan.');
    expect(told(n => `It’s ${n(0)}’s turn.`)).toBe('It’s your turn.');
    expect(told(n => `It is ${n(0)}’s card.`)).toBe('It is your card.');
  });

  it('leaves the verb of two as it is', () => {
    expect(told(n => `${n(0)} and ${n(2)} took 8 tricks and count 2 points.`)).toBe(
      'You and Cleo took 8 tricks and count 2 points.',
    );
    expect(told(n => `${n(2)} and ${n(0)} share the win.`)).toBe('Cleo and you share the win.');
  });

  it('leaves alone what is quoted', () => {
    expect(told(n => `${n(0)} plays D3 and asks: "Who is there and asks?"`)).toBe(
      'You play D3 and ask: "Who is there and asks?"',
    );
    expect(told(n => `${n(1)} shouts "Kit!" at ${n(0)}, and rightly so.`)).toBe(
      'Brian shouts "Kit!" at you, and rightly so.',
    );
  });

  it('is the same for everybody else', () => {
    expect(toSecondPerson(null, name, n => `${n(0)} passes.`)).toBe('Ada passes.');
    expect(toSecondPerson(2, name, n => `${n(0)} passes.`)).toBe('Ada passes.');
  });
});
