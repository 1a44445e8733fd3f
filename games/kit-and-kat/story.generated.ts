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
            "*Attested.* Ray Huffman made the game and claims the copyright of 1948 ([the card with the rules](#the-sheet-we-play-by)). She was an American woman who had held a homestead claim in Kansas, became a nurse, and went as a missionary to Nasir on the Sobat, to the villages of the Nuer ([Indiana University](https://dlib.indiana.edu/collections/nuer/marion/missionarylife.html)).",
            "*Attested.* She did much for the study of the Nuer language ([Indiana University](https://dlib.indiana.edu/collections/nuer/marion/missionarylife.html)), and published an ethnography in [1931](https://dlib.indiana.edu/collections/nuer/nuerstudies.html). Its title is \"Nuer Customs and Folk-lore\", as far as we know.",
            "*Attested.* Her successor, Eleanor Vandevort, who came in 1949, found her way of teaching strict and mechanical ([Indiana University](https://dlib.indiana.edu/collections/nuer/marion/missionarylife.html))."
          ]
        }
      ]
    },
    {
      "title": "What it was made for",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* Huffman belonged to the American Presbyterian mission. Its schools and its work on the language were meant to help bring Christianity to the Nuer, and from 1930 to 1945 the government supported the language work with money ([Indiana University](https://dlib.indiana.edu/collections/nuer/edward/missionary.html)).",
            "*Attested.* That government was colonial. In 1948 Britain and Egypt ruled the Sudan, and British officers governed the Nuer ([Indiana University](https://dlib.indiana.edu/collections/nuer/edward/nasir.html)).",
            "*Inferred.* So this is a game about a people, made by a missionary among them, in English, under foreign rule. For whom it was made – pupils, families of missionaries, churches at home – we do not know. It has no Nuer voice that we know of.",
            "*Attested.* The Nuer call themselves [Naath](https://ehrafworldcultures.yale.edu/cultures/fj22/summary). \"Nuerland\" is a name that others gave their country."
          ]
        }
      ]
    },
    {
      "title": "The sheet we play by",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* A card with ten numbered rules, in two scans of the same card. We found no deck, no picture and no second copy in any public collection.",
            "*In doubt.* Before the title stand two texts, each with its label below it, the number small at the foot of the letter: \"The Nile river flows through the Sudan.\", A2, and the question to it, A1. They may be examples printed on the card. Or they are two cards of the old pack that lay beside it when it was photographed; then two old cards are known, and how they were set."
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
            "*Attested.* 140 cards in fourteen books of ten ([the card with the rules](#the-sheet-we-play-by)).",
            "*Inferred.* Odd numbers ask and the even ones after them answer, as A1 and A2 do: five questions with their answers in each book, 70 pairs in all."
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
            "*Reconstructed.* The other 69 pairs of the pack \"Nuerland\" are ours, in our own words, about the country, the people and their life. A mission teacher of 1948 would have chosen others; we do not know which.",
            "Much has changed since. Sudan has been independent since 1956, and South Sudan, where most Nuer live, since 9 July 2011. Where today's answer is a different one, a note in its file says so.",
            "*Ours.* The drawings. We do not know what the old cards looked like, or whether they had pictures.",
            "*Ours.* The computer players of this box, pupils and teachers with their names, portraits and remarks, are invented. They are not portraits of real people. At a table with a pack of your own, kittens sit instead.",
            "No Nuer reader has checked the names, the texts or the pictures yet. Please tell us what is wrong."
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
          "text": "Are you Nuer, or do you know the country? Tell the people who run this parlour what is wrong or missing; and please do if you own the game, or have seen it. The questions and answers are in one plain file, games/kit-and-kat/data/nuerland.json, this page is another, games/kit-and-kat/STORY.md, its sources are in games/kit-and-kat/provenance.json, and the rules are in games/kit-and-kat/RULES.md: anyone can correct them."
        }
      ]
    }
  ]
};
