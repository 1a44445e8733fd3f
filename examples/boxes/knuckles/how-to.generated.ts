// Written by `npm run generate`; do not edit.
import type { Leaflet } from '@parlour/games/shelf/leaflets';

export const howTo: readonly Leaflet[] = [
  {
    "title": "Knuckles",
    "games": [
      "knuckles"
    ],
    "parts": [
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "text",
            "text": "Take three dice, and a sheet of paper with the numbers 1 to 6 for each player. The player on the dealer's left begins."
          }
        ]
      },
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Have the most points when all numbers are marked."
          }
        ]
      },
      {
        "title": "A turn",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Throw three dice. If you do not like them, throw all three again, once.",
              "Mark a number you have not marked yet. It scores as often as the dice show it: two fours make eight.",
              "If no die shows a number that you still need, mark one for no points."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When everyone has marked six numbers, most points win."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*May I keep one die and throw the two others?* No: all three, or none.",
              "*Two players have the same number of points.* They share the win."
            ]
          }
        ]
      }
    ]
  }
];
