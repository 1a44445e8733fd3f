// Written by `npm run generate`; do not edit.
import type { Leaflet } from '@parlour/games/shelf/leaflets';

export const story: Leaflet = {
  "title": "The story of Posies",
  "games": [
    "posies"
  ],
  "parts": [
    {
      "title": "Who made it, and when",
      "blocks": [
        {
          "is": "list",
          "items": [
            "*Attested.* We made it ourselves, as an example of a game with melds."
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
            "Nobody's but ours. Drawing, melding and laying off is how a whole family of games is played that belongs to everybody."
          ]
        }
      ]
    },
    {
      "title": "If you know better",
      "blocks": [
        {
          "is": "text",
          "text": "Tell whoever keeps this parlour. What stands on this page is one plain file of the programme, games/posies/STORY.md: anybody can correct it."
        }
      ]
    }
  ]
};
