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
            "text": "Two to eight people play. All of you build each book on the table, from its 1 to its 10. The player who plays the 10 of a book takes that book. The most books win; a tie is shared."
          }
        ]
      },
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Anyone may deal. Shuffle, and deal the pack into 28 packets of five, face down. Each player takes one packet as their hand. The others wait in a pile; take packets from its top.",
              "Whenever your hand is played out, take another packet, as long as there are any.",
              "Looking to the right from the dealer, the first player who holds a card marked 1 begins; if there is none, the player on the dealer's right. The turn passes to the *right* (KK-11r; the sheet only says who begins, so you may agree on the left)."
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
              "First play every 1 that you hold: each begins its book, a row of its own on the table. Do nothing else before that.",
              "Then play whatever fits: a book's 2 on its 1, its 3 on its 2, and so on up to the 10. Play as many as you can. The sheet parks a card when you can play no more; as we read it, you may stop earlier (KK-13r).",
              "Read every question and every answer aloud as you play it.",
              "When you stop, park one card face up in front of you: a *Kitten*. Then it is the next player's turn."
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
              "The cards you park are your Kittens. You have four places for them. A fifth card goes on top of one of the piles; or stack one whole pile on another, and park the new card in the place that has become free.",
              "You can play the top card of each pile just like a card from your hand. A covered card has to wait until the card on it has gone.",
              "You may not park a 1: it has to be played."
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
            "says": "Your hand. On the table, book A has reached its 2. You play the C1, which begins book C, then the C2 on it, and the A3. Now nothing fits: park the D7 or the B9 in front of you as a Kitten."
          }
        ]
      },
      {
        "title": "Kit-and-Kat!",
        "blocks": [
          {
            "is": "list",
            "items": [
              "You can get away with a mistake, if no one notices. It is a *mistake* to do anything else while you hold a 1, or to play a card out of order.",
              "The first player who notices shouts \"Kit-and-Kat!\" at you. Everything you have played since the mistake comes back to you, the shouter draws one card from your hand, unseen, and your turn is over: you do not even park a card.",
              "A shout counts until the next player acts. After that the mistake stands.",
              "A shout is a chance to draw a 10, and with it a book: watch players who are about to complete one.",
              "A player who shouts without reason may not shout again in that turn.",
              "If you hold back a 1 and play it in a later turn, it gives you away: then a shout counts too. The 1 stays, but you lose a card and the rest of your turn."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When all hands and packets are played out and only Kittens are left, take up your Kittens, covered ones too, and play them as a hand, open for all to see. No one parks cards any more; if you can play, you must play at least one card. When all books are taken, count them."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Do I have to know the answer?* No. The cards ask and answer; you read them aloud. If you say a wrong answer, that is no mistake in the game.",
              "*Must I play a card that fits?* Only a 1. You may keep any other card, and park one instead.",
              "*My hand is empty in the middle of my turn.* Take a packet and go on, its 1s first. If you emptied your hand by parking your last card, your turn is over; take the packet all the same.",
              "*I have no hand, and no packets are left.* Play your top Kittens if you can, and then pass.",
              "*A card is out of order and no one has said so.* It stays. The book waits for its lowest missing card, and goes to the player of its 10 when all ten are there.",
              "*Two players shout at once.* The first one counts.",
              "*There is a 1 on top of my Kittens.* It got there by a mistake, and must be played before anything else.",
              "*My hand is empty when someone is right to shout.* Nothing is drawn; your turn is over all the same.",
              "*Can my hand grow beyond five cards?* Yes, by the cards you draw when you catch others.",
              "*I drew a 1 when it wasn't my turn. When must I play it?* First of all in your next turn (KK-4).",
              "*How long does it take, and from what age?* Against computer players 15 to 30 minutes; around a table, longer. The sheet names no age; you need to read aloud."
            ]
          }
        ]
      }
    ]
  }
];
