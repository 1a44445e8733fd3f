/** By set: the scene, then the two cards it wants. */
import type { Picture } from '../engraving.ts';
import { alice1, rabbitAway, theFan } from './set01.ts';
import { crab, mouse, swimming } from './set02.ts';
import { eaglet, lory, presenting } from './set03.ts';
import { aliceHand, bill, theRabbit } from './set04.ts';
import { caterpillar, peeping, puppy } from './set05.ts';
import { eel, goose, onHisHead } from './set06.ts';
import { duchess, fishFootman, frogFootman } from './set07.ts';
import { cook, pepperBox, pigBaby } from './set08.ts';
import { cheshireCat, speaking, theGrin } from './set09.ts';
import { dormouse, marchHare, teaParty } from './set10.ts';
import { painting, seven, two } from './set11.ts';
import { knave, queen, theCrown } from './set12.ts';
import { croquet, flamingo, hedgehog } from './set13.ts';
import { headsman, king, theHatter } from './set14.ts';
import { gryphon, lobster, mockTurtlesStory } from './set15.ts';
import { court, herald, tarts } from './set16.ts';

export const PICTURES: readonly (readonly [Picture, Picture, Picture])[] = [
  [alice1, rabbitAway, theFan],
  [swimming, mouse, crab],
  [presenting, lory, eaglet],
  [aliceHand, theRabbit, bill],
  [peeping, caterpillar, puppy],
  [onHisHead, eel, goose],
  [duchess, fishFootman, frogFootman],
  [pigBaby, cook, pepperBox],
  [speaking, cheshireCat, theGrin],
  [teaParty, marchHare, dormouse],
  [painting, two, seven],
  [queen, knave, theCrown],
  [croquet, flamingo, hedgehog],
  [king, headsman, theHatter],
  [mockTurtlesStory, gryphon, lobster],
  [court, herald, tarts],
];
