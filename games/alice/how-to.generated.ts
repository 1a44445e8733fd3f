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
            "text": "48 cards: sixteen *sets* of three, each with a number from 1 to 16. One card of every set is the *Leading* card: it shows a scene of the book, and names the two other cards of its set, the people or things that the scene needs. No card is higher than another."
          },
          {
            "is": "cards",
            "cards": [
              "1L",
              "1a",
              "1b"
            ],
            "says": "Set 1. The Leading card comes first; it asks you to find the two others."
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
            "text": "Three to twelve people play, each for themselves. Complete sets by asking the others for cards. When all sixteen sets are made, the player with the most sets wins; a tie is shared."
          }
        ]
      },
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Agree on a first dealer: the old sheet doesn't name one. After each game, the player on the dealer's left deals. Shuffle, cut, and deal out all the cards, one at a time, face down, starting on the dealer's left. With five players, three have 10 cards and two have 9; with seven, six have 7 and one has 6; with nine, three have 6 and six have 5.",
              "If you were dealt a complete set, lay it face down in front of you: it is yours.",
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
              "Lay a Leading card from your hand face up in front of you; if one is there from an earlier turn, carry on with that. Ask any player for one of the two cards it needs and you don't have.",
              "If they have it, they must hand it over. If your set is complete now, lay it down: it is yours. If a card is still missing, ask again, the same player or another.",
              "Ask and answer aloud: everyone hears who wants what, and who has it.",
              "If they don't have it, you *forfeit* a card: the player you asked draws one from your hand without looking. Your turn is over, and the player on your left goes next.",
              "After a complete set you may lay out another Leading card and go on, or stop: then the turn passes and you lose nothing."
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
            "says": "You hold these two, and lay out the Leading card. It needs one more card."
          },
          {
            "is": "cards",
            "cards": [
              "5b"
            ],
            "says": "You ask a player for it. They have it and hand it over: the set is complete and yours, and you may go on with another Leading card."
          },
          {
            "is": "cards",
            "cards": [
              "5L"
            ],
            "says": "If they hadn't had it, they would have drawn a card from your hand. The Leading card stays in front of you, face up, until its set is made."
          }
        ]
      },
      {
        "title": "The Leading card",
        "blocks": [
          {
            "is": "list",
            "items": [
              "You have only one Leading card in front of you at a time, and its set must be made before you lay out another. It stays there from turn to turn.",
              "While it is there, it isn't part of your hand: it can't be drawn. But if it is the only card you have, and the player you ask doesn't have the card you want, it goes to that player.",
              "If it is your turn and you have no Leading card, in hand or in front of you, you forfeit a card to the player who played last, and the turn passes. If you made a set in this very turn and have no other Leading card, you forfeit nothing."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When all sixteen sets are made, count them. The most sets win."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Whom can I ask?* Anyone with cards in hand.",
              "*May I ask for a card that I hold, to mislead the others?* No.",
              "*By what name do I ask?* The old sheet doesn't say. Name the card by its title; the number of its set helps too.",
              "*May I say no although I have the card, or not answer?* No. If you have it, you must hand it over (AL-5).",
              "*Do finished sets lie face up or face down?* Sets that were dealt lie face down (AL-2). The old sheet doesn't say how later sets lie; we put them face down too. Everyone knows which they are, because the Leading card was open. With young children, turn all sets face up.",
              "*May I ask the same again?* Not the same player for the same card until that player has received a card, from another question or a forfeit (AL-23r). The old sheet doesn't forbid it; without this rule, players who don't remember can go round for ever. You may agree to allow it, and then stop after 400 turns and count the sets.",
              "*A forfeit brings me the last card of a set.* If its Leading card is in front of you, the set is made when your turn comes. If you hold all three, lay out the Leading card in your turn: the set is complete without a question.",
              "*I win another player's Leading card.* It goes into your hand.",
              "*I have no cards left.* You are out of the asking, and keep your sets.",
              "*No one has played yet, and the first player has no Leading card.* Then there is no forfeit; the turn passes.",
              "*Can two play?* No: each would know everything that the other holds (AL-22r). \"The more the merrier\", says the sheet; we stop at twelve, who have four cards each.",
              "*How long does it take, and from what age?* Against computer players 4 to 10 minutes; around a table, longer. The old sheet names no age; you need to read the titles."
            ]
          }
        ]
      }
    ]
  }
];
