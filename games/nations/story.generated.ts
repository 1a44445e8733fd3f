// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const story: Leaflet = {
  "title": "The story of Nations",
  "games": [
    "nations",
    "monkey"
  ],
  "parts": [
    {
      "title": "Who made it, and when",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* The Game of Nations was published by McLoughlin Brothers of New York. [The World of Playing Cards](https://www.wopc.co.uk/games/game-of-nations) shows a pack of theirs of the 1890s, and [Boston Rare Maps](https://bostonraremaps.com/inventory/mcloughlin-bros-game-of-nations-1876/) describes an earlier one.",
            "*In doubt.* The year. The American Antiquarian Society dates the first issue 1876, as [Boston Rare Maps](https://bostonraremaps.com/inventory/mcloughlin-bros-game-of-nations-1876/) reports; it was issued again in 1898 with new designs. Ours is from one of the issues, and we do not know from which. That is why the shelf names two years.",
            "*In doubt.* Who drew and engraved the old cards: no source that we found names anyone."
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
            "*Attested.* A sheet with the rules of two games, Nations and the Game of the Monkey. We have seen a scan of it, and noted no stamp, no label and no year on it."
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
            "*Attested.* 52 cards printed in colour from stones, 92 by 62 millimetres, in a card case with a coloured label: [Boston Rare Maps](https://bostonraremaps.com/inventory/mcloughlin-bros-game-of-nations-1876/). Four suits, Europe, Asia, Africa and America, each from the 2 to the 10, Child, Woman, Man, and the Map on top: [the World of Playing Cards](https://www.wopc.co.uk/games/game-of-nations).",
            "*Attested.* The [booklet of the early issue](https://bostonraremaps.com/inventory/mcloughlin-bros-game-of-nations-1876/) told four \"old games with new faces\": Nations, Catch-All, Monkey and Follow Leader. [Our sheet](#the-sheet-we-play-by) has the first and the third. The other two are not in this box because we have not seen their rules.",
            "*Attested.* There were rules in [English and in French](https://www.wopc.co.uk/games/game-of-nations).",
            "*Inferred.* Nations is long whist under other names, and the Game of the Monkey is Old Maid."
          ]
        }
      ]
    },
    {
      "title": "What we changed",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* The people on the old cards were caricatures. Both [one description](https://www.wopc.co.uk/games/game-of-nations) and [the other](https://bostonraremaps.com/inventory/mcloughlin-bros-game-of-nations-1876/) call them stereotyped, or worse.",
            "*Ours.* The people on these cards are drawn anew, as one would draw a neighbour. The pips, backs and lid are ours too. The values, the names and the rules are those of the old pack.",
            "*Ours.* The computer players of this box, with their names, portraits and remarks, are invented."
          ]
        }
      ]
    },
    {
      "title": "How we read the rules",
      "blocks": [
        {
          "is": "text",
          "text": "Clauses with a plain name, such as NA-6, are on the old sheet; we tell them in our words. Clauses whose name ends in r, such as NA-16r, are ours: the sheet is silent or unclear there. When we change a reading, games that have begun continue under the old one."
        }
      ]
    },
    {
      "title": "Whose work is in it",
      "blocks": [
        {
          "is": "list",
          "items": [
            "The old game: McLoughlin Brothers, New York.",
            "The coastlines of the Map cards and of the lid: [Natural Earth](https://www.naturalearthdata.com), in the public domain.",
            "All other drawings were made for Parlour, under the MIT licence.",
            "The letters: IM Fell English, and EB Garamond by the EB Garamond Project Authors, under the SIL Open Font License."
          ]
        }
      ]
    },
    {
      "title": "If you know better",
      "blocks": [
        {
          "is": "text",
          "text": "Do you own an old box, or know a source that we do not? Please tell us. This page is one plain file of the program, games/nations/STORY.md, its sources are in games/nations/provenance.json, and the clauses in games/nations/RULES.md: anyone can correct them."
        }
      ]
    }
  ]
};
