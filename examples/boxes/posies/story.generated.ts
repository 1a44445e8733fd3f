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
            "Only ours. Drawing, melding and laying off is a whole family of games, and it belongs to everyone."
          ]
        }
      ]
    },
    {
      "title": "If you know better",
      "blocks": [
        {
          "is": "text",
          "text": "Tell the people who run this parlour. This page is one plain file of the program, games/posies/STORY.md: anyone can correct it."
        }
      ]
    }
  ]
};
