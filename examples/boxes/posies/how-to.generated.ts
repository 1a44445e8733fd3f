// Written by `npm run generate`; do not edit.
import type { Leaflet } from '@parlour/games/shelf/leaflets';

export const howTo: readonly Leaflet[] = [
  {
    "title": "Posies",
    "games": [
      "posies"
    ],
    "parts": [
      {
        "title": "The pack",
        "blocks": [
          {
            "is": "text",
            "text": "Four suits, Rose, Leaf, Moon and Star, each with the numbers 1 to 12."
          },
          {
            "is": "cards",
            "cards": [
              "rose-3",
              "rose-4",
              "rose-5"
            ],
            "says": "three of a suit that follow each other are a meld, and score 5."
          },
          {
            "is": "cards",
            "cards": [
              "rose-9",
              "moon-9",
              "star-9"
            ],
            "says": "so are three of one number; these score 9."
          }
        ]
      },
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Score the most with melds."
          }
        ]
      },
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "text",
            "text": "Deal seven cards to each player. Turn up the next: it begins the pile. The rest is the stock. The player on the dealer's left begins."
          }
        ]
      },
      {
        "title": "A turn",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Draw a card, from the stock or from the pile.",
              "Lay as many melds as you like. Each scores its highest number.",
              "Lay a card on the pile. The turn passes to the left."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "A player with no card left scores 5 extra points, and the game is over. It also ends when a turn ends and the stock is empty. Most points win."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*May I add a card to a meld?* No: a meld is three cards.",
              "*May I put back the card I have just taken from the pile?* Yes."
            ]
          }
        ]
      }
    ]
  }
];
