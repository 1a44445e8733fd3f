// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const story: Leaflet = {
  "title": "The story of Kan-U-Go",
  "games": [
    "kan-u-go",
    "race",
    "alone-first",
    "alone-second",
    "alone-third"
  ],
  "parts": [
    {
      "title": "Who made it, and when",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* Kan-U-Go came from Jarvis Porter of Leeds; T. G. Porter is named too. Its copyright is dated 10 September 1934, and new editions appeared into the 1960s: [Victoria and Albert Museum, O26666](https://collections.vam.ac.uk/item/O26666) and [Toys from the Past](https://toysfromthepast.blogspot.com/2023/03).",
            "*Attested.* In the United States, Burnstine and Milton Bradley published it. We play by the booklet of that edition, with the copyright of 1937: that is the year on the shelf."
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
            "*Attested.* 58 letter cards and two KAN-U-GO cards, 60 in all, as [the World of Playing Cards](https://www.wopc.co.uk/members/tony-hall/word-making-and-word-taking) and Toys from the Past count them.",
            "*In doubt.* The museum and two others say about 50 cards. That is almost certainly a mistake: seven players get seven cards each, and there is still a stock.",
            "*Attested.* The cards were small, about 6.2 by 4.4 centimetres, with a large letter in the middle, the letter again in two corners and a number in the other two. The back showed a knight on horseback, red on white. A booklet of 28 pages was glued into the lid.",
            "*Attested.* The commoner a letter, the higher its number."
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
            "*Reconstructed.* How many cards each letter has, and its number: no source says.",
            "The booklet's own examples prove 43 of the 58 letters: A 4, C 2, D 2, E 4, G 1, H 1, I 3, J 1, K 2, L 1, M 1, N 2, O 3, P 1, Q 1, R 2, S 2, T 3, U 2, V 1, W 2, X 1, Y 1. There must be a B, an F and a Z as well.",
            "We chose the other twelve by how often letters occur in short words: A 1, E 2, H 1, L 2, M 1, O 1, P 1, R 1, S 1, Y 1. Each of these could be off by one.",
            "The numbers go in steps, 2, 4, 6, 8 and 10, as in the rival game Lexicon of 1932, whose Master card counts 15; so does our free card.",
            "The booklet's picture of its long example is lost. We searched for all crosswords of ordinary words that fit it, and there are seven. The one in \"How to play\" is one of them; we can't know which was printed. \"parlour restore-figure\" finds them again."
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
            "The old game: Jarvis Porter and T. G. Porter, Leeds.",
            "The knight on the back and on the lid: \"Mounted knight\" by Skoll, from [game-icons.net](https://game-icons.net), under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/); its colour is changed.",
            "The words: SCOWL by Kevin Atkinson, the Letterpress list by way of word-list, and the meanings from WordNet of Princeton University; their notices are beside the files made from them.",
            "All other drawings were made for Parlour, under the MIT licence.",
            "The letters: Limelight by Sorkin Type, EB Garamond by the EB Garamond Project Authors, and Atkinson Hyperlegible Next by its Project Authors, under the SIL Open Font License."
          ]
        }
      ]
    },
    {
      "title": "If you know better",
      "blocks": [
        {
          "is": "text",
          "text": "Do you own an old box? Count the cards of each letter and read their numbers: that would settle what we reconstructed. Tell the people who run this site. The pack is one table, in games/kan-u-go/pack/pack.ts; this page is one plain file, games/kan-u-go/STORY.md, and the clauses are in games/kan-u-go/RULES.md. Anyone can correct them."
        }
      ]
    }
  ]
};
