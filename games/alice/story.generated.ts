// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const story: Leaflet = {
  "title": "The story of Alice in Wonderland",
  "games": [
    "alice"
  ],
  "parts": [
    {
      "title": "Who made it, and when",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* Thomas De La Rue & Co. of London published \"The New and Diverting Game of Alice in Wonderland\" ([Victoria and Albert Museum](https://collections.vam.ac.uk/item/O26698/)), or \"The Diverting Game\" on other boxes ([our leaf](#the-sheet-we-play-by)).",
            "*In doubt.* The year. [The World of Playing Cards](https://www.wopc.co.uk/delarue/alice-in-wonderland) says about 1898, the [Lewis Carroll Society of North America](https://www.lewiscarroll.org/tag/cards/) 1899. It stayed in print for years: some boxes say \"Manufacturers to Her Majesty\", others \"to His Majesty\", and the [Victoria and Albert Museum](https://collections.vam.ac.uk/item/O26698/) dates its copy, O26698, to 1918. The date of about 1880 that a [museum of toys](https://museum-of-childhood.co.uk/vintage-card-games/vintage-card-games-beginning-with-a/alice-in-wonderland-by-de-la-rue-c-1880/) gives is surely too early.",
            "*Attested.* The pictures were by Miss E. Gertrude Thomson, after Sir John Tenniel's for the book ([Victoria and Albert Museum](https://collections.vam.ac.uk/item/O26698/)). Where a source calls her Edith, that seems to be a slip."
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
            "*Attested.* A leaf with the rules of \"The Diverting Game of Alice in Wonderland\", in a scan. Its title says: \"Forty-eight Pictorial Cards … Adapted, drawn in Fac-simile … Elaborately rendered in Colours\".",
            "*Attested.* It has a bookseller's label, \"Corner Book Shop, 102 Fourth Avenue, New York 3, N.Y.\", and the stamp \"AGCA ARCHIVES\"."
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
            "*Attested.* 48 cards printed in colour from stones, and a card of instructions, in a box of 9.8 by 6.7 by 2.5 centimetres: sixteen sets of three ([Victoria and Albert Museum](https://collections.vam.ac.uk/item/O26698/)). Every card of a set has its number, and the Leading card says which two to find.",
            "*Attested.* Carreras of London issued the game again as cigarette cards, about 1928; Alice's frock is yellow there, as in the Nursery \"Alice\" ([University of Michigan](https://apps.lib.umich.edu/online-exhibits/exhibits/show/curiouser-and-curiouser/alice-products--an-alice-card-)). In 1996 U.S. Games Systems brought it out as \"House of Cards\", with six new cards by Brian Partridge ([Gunther Anderson](https://guntheranderson.com/cards/dec96/alice.htm)).",
            "*Attested.* It is not the Game of Alice in Wonderland by Selchow & Righter of 1882, which is another game ([Lewis Carroll Society of North America](https://www.lewiscarroll.org/tag/cards/))."
          ]
        }
      ]
    },
    {
      "title": "What we do not know",
      "blocks": [
        {
          "is": "text",
          "text": "No source that we found lists all 48 cards. What follows is the list we play with, and how sure each set is. *Attested*: a source that saw the pack names the three cards together. *Inferred*: sources name the cards, and we put them together. *Reconstructed*: we chose them from the book of 1865, in the order of its chapters."
        }
      ]
    },
    {
      "title": "Whose work is in it",
      "blocks": [
        {
          "is": "list",
          "items": [
            "The old game: De La Rue & Co., E. Gertrude Thomson and John Tenniel, after Lewis Carroll's book. None of their drawings is copied here.",
            "All cards, the back and the lid were drawn for Parlour, under the MIT licence.",
            "The computer players of this box are people of the book, and people we invented.",
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
          "text": "Do you own an old pack, or cards of one? The titles of your cards would settle what is reconstructed here. Please tell us. This page is one plain file of the program, games/alice/STORY.md, its sources are in games/alice/provenance.json, the sets are in games/alice/alice/rules/sets.ts, and the clauses in games/alice/RULES.md: anyone can correct them."
        }
      ]
    }
  ]
};
