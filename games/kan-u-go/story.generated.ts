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
            "*Attested.* T. G. Porter (Printers) Ltd. claims the copyright in [our booklet](#the-sheet-we-play-by), and [Jarvis Porter of Leeds](https://collections.vam.ac.uk/item/O26666) in the museum's. The first copyright is dated [10 September 1934](https://www.wopc.co.uk/members/tony-hall/word-making-and-word-taking), and new editions appeared into [the 1960s](https://toysfromthepast.blogspot.com/2023/03).",
            "*Attested.* In the United States the A. A. Burnstine Sales Organization sold it ([our booklet](#the-sheet-we-play-by)), and [Milton Bradley](https://toysfromthepast.blogspot.com/2023/03) issued it. We play by the booklet of that edition, with the copyright of 1937: that is the year on the shelf."
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
            "*Attested.* A booklet, \"Rules of Kan-U-Go and Kan-U-Go-Alone\", in a scan that has the text without the large picture. It says \"Copyright 1937 by T. G. PORTER (Printers) LTD.\", \"Sole Distributors in U.S.A. A. A. BURNSTINE SALES ORGANIZATION, 200 Fifth Avenue\", and \"THE LAST WORD IN CROSSWORDS\"."
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
            "*Attested.* 58 letter cards and two KAN-U-GO cards, 60 in all, as [the World of Playing Cards](https://www.wopc.co.uk/members/tony-hall/word-making-and-word-taking) and [Toys from the Past](https://toysfromthepast.blogspot.com/2023/03) count them.",
            "*In doubt.* [The museum](https://collections.vam.ac.uk/item/O26666), [a shop](https://hoylesoxford.com/products/kan-u-go-1950s-superb-condition) and [a foundation](https://old.thememoryboxfoundation.co.uk/item/kan-u-go-card-game/) say about 50 cards. That is almost certainly a mistake: seven players get seven cards each, and there is still a stock.",
            "*Attested.* The cards were small, about 6.3 by 4.5 centimetres, with a large letter in the middle, the letter again in two corners and a number in the other two. The back showed a knight on horseback, red on white. A booklet of 28 pages was fixed in the lid ([Victoria and Albert Museum](https://collections.vam.ac.uk/item/O26666)).",
            "*Attested.* The commoner a letter, the higher its number: [one owner](https://toysfromthepast.blogspot.com/2023/03) says so."
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
            "*Inferred.* [The booklet's own examples](#the-sheet-we-play-by) prove 43 of the 58 letters: A 4, C 2, D 2, E 4, G 1, H 1, I 3, J 1, K 2, L 1, M 1, N 2, O 3, P 1, Q 1, R 2, S 2, T 3, U 2, V 1, W 2, X 1, Y 1. There must be a B, an F and a Z as well.",
            "*Reconstructed.* We chose the other twelve by how often letters occur in short words: A 1, E 2, H 1, L 2, M 1, O 1, P 1, R 1, S 1, Y 1. Each of these could be off by one.",
            "*Reconstructed.* The numbers go in steps, 2, 4, 6, 8 and 10, as in the rival game [Lexicon](https://unsortedpieces.blogspot.com/2018/07/how-to-play-lexicon.html), whose Master card counts 15; so does our free card.",
            "*Inferred.* The booklet's picture of its long example is lost. We searched for all crosswords of ordinary words that fit it, and there are seven. The one in \"How to play\" is one of them; we can't know which was printed. \"parlour restore-figure\" finds them again.",
            "*Ours.* Six in a Row, Growing Hand and Seven Stacks are our names. [The booklet](#the-sheet-we-play-by) calls these patiences the first, the second and the third method.",
            "*Ours.* The computer players of this box, with their names, portraits and remarks, are invented."
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
          "text": "Do you own an old box? Count the cards of each letter and read their numbers: that would settle what we reconstructed. Tell the people who run this site. The pack is one table, in games/kan-u-go/pack/pack.ts; this page is one plain file, games/kan-u-go/STORY.md, its sources are in games/kan-u-go/provenance.json, and the clauses in games/kan-u-go/RULES.md. Anyone can correct them."
        }
      ]
    }
  ]
};
