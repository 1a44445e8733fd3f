// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const howTo: readonly Leaflet[] = [
  {
    "title": "Alice in Wonderland",
    "games": [
      "alice"
    ],
    "parts": [
      {
        "title": "The pack",
        "blocks": [
          {
            "is": "text",
            "text": "48 cards: sixteen *sets* of three, each with a number from 1 to 16. In every set one card is the *Leading* card: it shows a scene of the book, and names the two others, the people or things that the scene wants. Otherwise no card is higher than another."
          },
          {
            "is": "cards",
            "cards": [
              "1L",
              "1a",
              "1b"
            ],
            "says": "Set 1. The Leading card is the first; it asks you to find the two others."
          },
          {
            "is": "cards",
            "cards": [
              "10L",
              "10a",
              "10b"
            ],
            "says": "Set 10 works the same way, and so do all sixteen."
          }
        ]
      },
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Three to twelve people play, each for themselves. Bring whole sets together by asking the others for cards. When all sixteen are made, whoever has most has won; equal numbers share the win."
          }
        ]
      },
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Somebody deals first: the leaf does not say who. The pack is shuffled, cut, and dealt out to the last card, one at a time, face down, first to the dealer's left. Some may have one card more.",
              "Whoever was dealt a whole set lays it face down before them: it is theirs.",
              "The player on the dealer's left begins. The turn passes to the left."
            ]
          }
        ]
      },
      {
        "title": "A turn",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Lay a Leading card out of your hand face up before you; if one lies there from an earlier turn, go on with that. Ask any player for one of the two cards that it wants and that you do not hold.",
              "If they have it they must hand it over. If your set is whole now, lay it down: it is yours. If a card is still missing you must ask again, the same player or another.",
              "If they have it not, you *forfeit* a card: the player you asked draws one out of your hand, unseen. Your turn is over, and it is the turn of the player on your left.",
              "After a whole set you may lay out another Leading card and go on, or stop: then the turn passes and you lose nothing."
            ]
          }
        ]
      },
      {
        "title": "A turn in pictures",
        "blocks": [
          {
            "is": "cards",
            "cards": [
              "5L",
              "5a"
            ],
            "says": "You hold these two, and lay out the Leading card. It wants one card more."
          },
          {
            "is": "cards",
            "cards": [
              "5b"
            ],
            "says": "You ask somebody for it. They have it and hand it over: the set is whole and yours, and you may go on with another Leading card."
          },
          {
            "is": "cards",
            "cards": [
              "5L"
            ],
            "says": "Had they not had it, they would have drawn a card out of your hand. The Leading card stays before you, face up, until its set is made."
          }
        ]
      },
      {
        "title": "What goes with the Leading card",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Only one Leading card lies before a player at a time, and its set must be made before another is laid out. It stays there from turn to turn.",
              "While it lies there it is not part of your hand: it cannot be drawn. But if it is the only card you have and you ask in vain, it goes to the player you asked.",
              "If it is your turn and you have no Leading card, in hand or before you, you forfeit a card to whoever played last, and the turn passes. If you made a set in this very turn and have no other Leading card, you forfeit nothing."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When all sixteen sets are made, count them. Most sets win."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Whom may I ask?* Anybody who has cards in their hand. Nobody who has none.",
              "*May I ask for a card that I hold, to mislead?* No.",
              "*May I ask the same again?* Not the same player for the same card, as long as that player has not received a card since, by another question or forfeit. The old sheet does not forbid it: you may agree to allow it, and then stop after 400 turns and count the sets.",
              "*A forfeit brings me the last card of a set.* If its Leading card lies before you the set is made when your turn comes. If you hold all three, lay out the Leading card in your turn: the set is whole, no question is needed.",
              "*I win somebody's Leading card.* It goes into your hand.",
              "*I have no cards left.* You are out of the asking, and keep your sets.",
              "*Nobody has played yet and the first player has no Leading card.* Then nobody gets a forfeit; the turn passes.",
              "*Can two play?* No: each would know everything that the other holds."
            ]
          }
        ]
      }
    ]
  }
];
