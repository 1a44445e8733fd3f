// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const howTo: readonly Leaflet[] = [
  {
    "title": "Kit and Kat",
    "games": [
      "kit-and-kat"
    ],
    "parts": [
      {
        "title": "The pack",
        "blocks": [
          {
            "is": "text",
            "text": "140 cards: 14 *books*, A to N, of ten cards each, numbered 1 to 10. Cards with an odd number ask a question; the even number after it gives the answer. So 1 asks and 2 answers, 3 asks and 4 answers, and a book is five questions with their answers."
          },
          {
            "is": "cards",
            "cards": [
              "A1",
              "A2",
              "A3",
              "A4"
            ],
            "says": "The first four cards of book A: a question, its answer, another question, its answer."
          }
        ]
      },
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Two to eight people play. Each book is laid out on the table from its 1 to its 10, by everybody together. Whoever plays the 10 of a book takes that book. Most books win; equal numbers share the win."
          }
        ]
      },
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Anyone may deal. Shuffle, and deal the pack into 28 packets of five, face down. Each player takes one packet as their hand. The other packets wait.",
              "Whenever your hand is played out, take another packet, as long as there are any.",
              "Looking to the right from the dealer, the first player who holds a card marked 1 begins; if nobody does, the player on the dealer's right. The turn passes to the *right*."
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
              "First play every 1 that you hold: each begins its book, a row of its own on the table. Nothing else may be done before.",
              "Then play whatever fits: a book's 2 on its 1, its 3 on its 2, and so on up to the 10. Play as many as you can and like.",
              "Read every question and every answer aloud as you play it.",
              "When you play no more, lay one card face up before you: a *Kitten*. Then the next player has their turn."
            ]
          }
        ]
      },
      {
        "title": "Kittens",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Cards laid so are your Kittens, in four piles at most. A fifth goes on top of one of them; or put one whole pile on another, and the new card in the place that has become free.",
              "The top card of each pile can be played just like a card of your hand. A covered one cannot, until the card on it has gone.",
              "A 1 is never laid as a Kitten: it has to be played."
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
              "C1",
              "A3",
              "C2",
              "D7",
              "B9"
            ],
            "says": "Your hand. On the table, book A has reached its 2. You play the C1, which begins book C, then the C2 on it, and the A3. Nothing fits now: put the D7 or the B9 face up in front of you as a Kitten."
          }
        ]
      },
      {
        "title": "Kit-and-Kat!",
        "blocks": [
          {
            "is": "list",
            "items": [
              "You may be wrong here, if nobody notices. It is a *mistake* to do anything else while you hold a 1, or to play a card out of its order.",
              "The first other player who notices shouts \"Kit-and-Kat!\" at you. What you have played since the mistake comes back to you, the shouter draws one card out of your hand, unseen, and your turn is over: you do not even lay a Kitten.",
              "A shout is good until the next player has done something. After that the mistake stands.",
              "Whoever shouts without reason may not shout again in that turn.",
              "A 1 that you held back gives itself away when you play it at last: then a shout is good too. The 1 stays, but you lose a card and the rest of your turn."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When all hands and packets are played out and only Kittens are left, everybody takes up their Kittens, covered ones too, and plays them out as a hand, open for all to see. Nobody lays any more; whoever can play must play at least one card. When all books are taken, count them."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Must I play a card that fits?* Only a 1. Any other card you may keep, and lay a Kitten instead.",
              "*My hand is empty in the middle of my turn.* Take a packet and go on, its 1s first. If you emptied your hand by laying a Kitten, your turn is over; take the packet all the same.",
              "*I have no hand, and no packets are left.* Play your top Kittens if you can, and then pass.",
              "*A card lies out of order and nobody has said so.* It stays. The book waits for its lowest missing card, and goes to whoever played its 10 when all ten are there.",
              "*Two shout at once.* The first has it.",
              "*An uncovered 1 lies among my Kittens.* It came there by a mistake, and must be played before anything else.",
              "*My hand is empty when somebody shouts rightly.* Nothing is drawn; your turn is over all the same."
            ]
          }
        ]
      }
    ]
  }
];
