// Written by `npm run generate`; do not edit.
import type { Leaflet } from '@parlour/games/shelf/leaflets';

export const story: Leaflet = {
  "title": "The story of Knuckles",
  "games": [
    "knuckles"
  ],
  "parts": [
    {
      "title": "Who made it, and when",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* We made it ourselves, as an example of a game without cards."
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
            "Nobody's but ours. Marking numbers with dice is an old idea that belongs to everybody."
          ]
        }
      ]
    },
    {
      "title": "If you know better",
      "blocks": [
        {
          "is": "text",
          "text": "Tell whoever keeps this parlour. What stands on this page is one plain file of the programme, games/knuckles/STORY.md: anybody can correct it."
        }
      ]
    }
  ]
};
