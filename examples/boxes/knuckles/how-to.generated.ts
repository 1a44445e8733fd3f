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
            "text": "Three dice, and a paper with the numbers 1 to 6 for everybody. The player on the dealer's left begins."
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
              "If no die shows a number that you still want, you mark one for nothing."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When everybody has marked six numbers, most points win."
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
              "*Two have equally many points.* They share the win."
            ]
          }
        ]
      }
    ]
  }
];
