// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const story: Leaflet = {
  "title": "The story of Kit and Kat in Nuerland",
  "games": [
    "kit-and-kat"
  ],
  "parts": [
    {
      "title": "Who made it, and when",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* A card with ten numbered rules, \"Kit and Kat in Nuerland\", is all we know of the game. We found no deck, no picture and no second copy in any public collection.",
            "*Attested.* Its author, Ray Huffman, was an American woman, a trained nurse who had held a homestead claim in Kansas and went to the American Mission at Nasir on the Sobat. [Indiana University](https://dlib.indiana.edu/collections/nuer/marion/missionarylife.html) tells how much she did for the study of the Nuer language. Her book on the customs and stories of the Nuer appeared in 1931.",
            "*Attested.* The rule card is from 1948."
          ]
        }
      ]
    },
    {
      "title": "What the old box held",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* The rule card shows that A1 asks and A2 answers.",
            "*Inferred.* 140 cards in fourteen books of ten are five questions with their answers in each book, 70 pairs in all: odd numbers ask, and the even ones after them answer.",
            "*Attested.* One question and its answer, A1 and A2, are on the card: the principal river of Africa that flows through the Sudan, and the Nile."
          ]
        }
      ]
    },
    {
      "title": "What we reconstructed",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Reconstructed.* The other pairs of the pack \"Nuerland\" are ours, in our own words, about the country, the people and their life. A mission teacher of 1948 would have chosen others; we do not know which.",
            "Much has changed since. In 1948 the country was the Anglo-Egyptian Sudan. Sudan has been independent since 1956, and South Sudan, where most Nuer live, since 9 July 2011. Where today's answer is a different one, a note in its file says so.",
            "The drawings are ours. We do not know what the old cards looked like, or whether they had pictures.",
            "The computer players of this box, pupils and teachers with their names, portraits and remarks, are invented. They are not portraits of real people. No Nuer reader has checked their names yet."
          ]
        }
      ]
    },
    {
      "title": "Whose work is in it",
      "blocks": [
        {
          "is": "list",
          "items": [
            "The old game: Ray Huffman.",
            "The pairs were written for Parlour, under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); the file names the source of each. The cards, the back and the lid were drawn for Parlour, under the MIT licence.",
            "The letters: Special Elite, under the Apache License, and Atkinson Hyperlegible Next by its Project Authors, under the SIL Open Font License."
          ]
        }
      ]
    },
    {
      "title": "If you know better",
      "blocks": [
        {
          "is": "text",
          "text": "Are you Nuer, or do you know the country? Tell the people who run this parlour what is wrong or missing; and please do if you own the game, or have seen it. The questions and answers are in one plain file, games/kit-and-kat/data/nuerland.json, this page is another, games/kit-and-kat/STORY.md, and the rules are in games/kit-and-kat/RULES.md: anyone can correct them."
        }
      ]
    }
  ]
};
