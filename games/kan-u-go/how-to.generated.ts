// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const howTo: readonly Leaflet[] = [
  {
    "title": "The pack and the crossword",
    "games": [
      "kan-u-go",
      "race",
      "alone-first",
      "alone-second",
      "alone-third"
    ],
    "parts": [
      {
        "title": "The pack",
        "blocks": [
          {
            "is": "text",
            "text": "60 cards: 58 letters and two KAN-U-GO cards, the *free cards*. Every card has a number in its corners: the points against you if you are left with it. The commoner the letter, the higher the number."
          },
          {
            "is": "cards",
            "cards": [
              "A",
              "E",
              "T",
              "K",
              "Z",
              "*"
            ],
            "says": "An A and an E count 10, a T 8, a K and a Z 2, a free card 15."
          },
          {
            "is": "list",
            "items": [
              "10 each: A (5 cards), E (6)",
              "8 each: I (3), L (3), O (4), R (3), S (3), T (3)",
              "6 each: C (2), D (2), N (2), P (2), U (2)",
              "4 each: B (1), G (1), H (2), M (2), Y (2)",
              "2 each: F (1), J (1), K (2), Q (1), V (1), W (2), X (1), Z (1)",
              "15 each: the free cards (2)"
            ]
          }
        ]
      },
      {
        "title": "The crossword",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Agree on a dictionary before you begin. Only its words count, but all of them do, even those of two letters. Names, abbreviations and words with a hyphen or an apostrophe don't count on screen.",
              "Words read from left to right and downwards.",
              "The first word has 2 to 4 letters and goes in the middle of the table, across or down.",
              "After that, every addition lays 1 to 4 letters (with six or seven players a first word has 2 or 3 letters, and an addition 1 to 3). They go in one line, across or down, and touch the crossword: before it, behind it, above, below, or on both sides of letters that are already there.",
              "One place a turn: the letters you add and the letters between them make one run without a gap. In the example below, O and A above the K make OAK, and O and W before the N make OWN: you can't make both in one turn (KG-5).",
              "Wherever two or more letters are side by side, across or down, they must make a word. Look both ways.",
              "Cards stay where they are laid. The crossword can grow in any direction; there is no edge.",
              "A free card never goes in the crossword."
            ]
          }
        ]
      },
      {
        "title": "Plurals in S",
        "blocks": [
          {
            "is": "text",
            "text": "You can't make plurals that end in S, such as TACKS, BOXES or CITIES, with two exceptions. A plural without an S at its end is a word like any other. So are GAS and NEWS, which are not plurals."
          },
          {
            "is": "grid",
            "rows": [
              "TACKS",
              "....U",
              "....N",
              "....K"
            ],
            "says": "First exception: the S makes another word at the same time. TACK is on the table; S, U, N, K go down from it and make TACKS and SUNK."
          },
          {
            "is": "grid",
            "rows": [
              "..J",
              "..O",
              "..Y",
              "MAST"
            ],
            "says": "Second exception: the S is already there. MAST is on the table; J, O, Y go above its S and make JOYS."
          },
          {
            "is": "grid",
            "rows": [
              ".SONG",
              ".C..E",
              ".R..E",
              "TACKS",
              ".P..E"
            ],
            "says": "A plural without S at its end: SONG, SCRAP and TACK are on the table; E, E, S, E go down from the G and make GEESE. Its S also makes TACKS, by the first exception."
          }
        ]
      },
      {
        "title": "An example: thirteen turns",
        "blocks": [
          {
            "is": "text",
            "text": "The booklet lists these additions. Its picture of them is lost, but just seven crosswords of ordinary words fit them. This is one of the seven."
          },
          {
            "is": "grid",
            "rows": [
              "THUS.OLD..",
              "...C.A....",
              "..TASK.Q..",
              "..ORE..U..",
              "WAXEN..I..",
              "..I.DICE.A",
              "OWN....TRY",
              ".........E"
            ],
            "says": "TASK, then END to make SEND, OXIN for TOXIN, WA and E round the X for WAXEN, SC and R round the A for SCARE, and ORE across."
          },
          {
            "is": "text",
            "text": "Then come ICE for DICE, QUI and T round the E for QUIET, THU for THUS, RY for TRY, OA for OAK, LD for OLD, A and E round the Y for AYE, and OW for OWN."
          }
        ]
      }
    ]
  },
  {
    "title": "Kan-U-Go",
    "games": [
      "kan-u-go"
    ],
    "parts": [
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Two to seven people build one crossword. Be the first to get rid of all your cards: the others then add up the cards they hold. The game ends when someone reaches 100 points, and the *lowest* score wins."
          }
        ]
      },
      {
        "title": "Before a round",
        "blocks": [
          {
            "is": "list",
            "items": [
              "For the first deal everyone cuts the pack. The player who cuts an A, or the letter closest to it, deals. Cut again after a free card or a tie. After each round the deal passes to the left.",
              "With two players each gets 12 cards, with three 11, with four 10, with five 9, with six 8, with seven 7.",
              "The rest is the stock, face down (the booklet calls it the blind pack). Turn its top card face up beside it."
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
              "The player on the dealer's left begins, with a word of 2 to 4 letters. The turn passes to the left.",
              "In your turn, either add letters to the crossword or exchange one card, never both.",
              "To exchange, put one of your cards on the face-up card and take the top card of the stock. Or take the face-up card and put one of yours in its place.",
              "You exchange if you can't make a word. It's up to you to say so: you may exchange even if you could make one.",
              "Players never exchange cards with each other."
            ]
          },
          {
            "is": "grid",
            "rows": [
              "TASK",
              "O...",
              "A...",
              "S...",
              "T..."
            ],
            "says": "TASK is on the table, and you hold O, A, S and T: lay them down from its T to make TOAST."
          }
        ]
      },
      {
        "title": "Going out",
        "blocks": [
          {
            "is": "list",
            "items": [
              "When you lay your last letters, throw in your free cards too: you are out.",
              "For example, you hold three letters and one free card, or two. Lay the three letters in one turn, and throw the free cards in with them: you are out.",
              "If you exchanged your last letter for a free card and only hold free cards, wait for your next turn. Then throw them in, and you are out."
            ]
          }
        ]
      },
      {
        "title": "Counting",
        "blocks": [
          {
            "is": "text",
            "text": "The round ends at once when someone is out. That player counts nothing. The others add up the numbers on the cards in their hands; a free card is 15. Write the scores down and deal again."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "The game ends when someone reaches 100, or the number you agreed on. The lowest score wins; equal lowest scores share the win. It's an advantage to begin a round, so you can agree to end only after everyone has dealt the same number of times (KG-37r)."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*The first player has no word.* They exchange, and the next player begins the crossword.",
              "*The stock is used up.* Leave the top face-up card where it is, shuffle the cards below it, and turn them over: they are the new stock.",
              "*No one can lay anything.* If everyone has only exchanged for three rounds of the table, the round is over, and everyone adds up their cards.",
              "*Can I take a face-up free card?* Yes, also the one turned up at the start, and you can give one away in exchange (KG-33r). It never goes in the crossword.",
              "*May I look into the dictionary before I lay?* The booklet doesn't say. We allow it; on screen the table tells you at once.",
              "*Can I lay letters in two places at once?* No. One line, one place.",
              "*What if a word isn't a word?* Look it up. As we play it, you take the letters back and try something else.",
              "*Can I make a word longer?* Yes: before it, behind it, or on both sides.",
              "*How long does it take, and from what age?* Against computer players 5 to 15 minutes; around a table, longer. The booklet names no age; there is a list of words that children know."
            ]
          }
        ]
      }
    ]
  },
  {
    "title": "Kan-U-Go Race",
    "games": [
      "race"
    ],
    "parts": [
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "The same crossword, but everyone plays at once. Be the first to get rid of your cards in a heat: that takes 20 off your score, and the others add up the cards they hold. The race is over when someone reaches 100, and the lowest score wins."
          }
        ]
      },
      {
        "title": "Before a heat",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Cut and deal as in Kan-U-Go: 12 cards each with two players, one card fewer for every further player, 7 with seven.",
              "Look at your cards, arrange them, and put them face down until the start. On screen you keep seeing them, sorted, while the dealer chooses.",
              "The dealer looks through the remaining cards, chooses a five-letter word they make, and lays it out. Any word but a plural will do; two vowels (A, E, I, O, U) make a livelier start. If there is no five-letter word, use the longest one.",
              "The dealer shuffles the rest, turns its top card face up beside it, and calls \"Kan-U-Go!\""
            ]
          },
          {
            "is": "cards",
            "cards": [
              "C",
              "O",
              "V",
              "E",
              "R"
            ],
            "says": "A good opening word: five letters, two vowels."
          }
        ]
      },
      {
        "title": "Playing",
        "blocks": [
          {
            "is": "list",
            "items": [
              "There are no turns. If you see a word, lay it. The first cards down count; if your place is taken, take your letters back.",
              "Your first addition lays at least three cards, or all your letters if you have fewer. After that, one is enough.",
              "There is no upper limit: lay as many as you can. All other rules of the crossword apply, plurals included.",
              "You can exchange one card at a time whenever you like, as in Kan-U-Go."
            ]
          }
        ]
      },
      {
        "title": "Stop",
        "blocks": [
          {
            "is": "text",
            "text": "When the stock is used up, the dealer calls \"Stop!\" Everyone holds still. All the face-up cards are shuffled into a new stock, its top card is turned up, and on it goes."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "list",
            "items": [
              "The first player with no cards left, or only free cards, drops them, calls \"Out!\" and wins the heat: 20 off their score.",
              "The others add up the numbers in their hands.",
              "Then the next player on the left deals. When someone reaches 100, the lowest score wins. Scores can fall below zero. After 30 heats the race is over in any case; the booklet sets no such limit (KR-17r)."
            ]
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Who decides whether a word counts?* Anyone can ask for the dictionary. A word that doesn't count is taken back.",
              "*Two players lay at the same moment.* The cards that touched the table first stay. The other player takes theirs back and loses nothing.",
              "*No one does anything any more.* After two minutes of silence the heat is over, and everyone adds up their cards.",
              "*My letters fit nowhere after someone else's play.* Take them back and look again, or exchange; there is nothing to call (KR-12r).",
              "*I only hold free cards, and no one has noticed.* You must call \"Out!\"",
              "*Who writes the score?* No one until the heat is over. Then any player does.",
              "*Is it fair that the dealer chooses the word?* The sheet says so, and everyone deals in turn. On screen the dealer has 20 seconds; after that the word is drawn at random, as it always is for a computer dealer. You can have it drawn at random in every heat if you choose so before you begin; rated races and the daily deal always do."
            ]
          }
        ]
      }
    ]
  },
  {
    "title": "Six in a Row: Kan-U-Go Alone, first method",
    "games": [
      "alone-first"
    ],
    "parts": [
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "For one player. The booklet calls it \"First method\"; the name Six in a Row is ours. Take the two free cards out: 58 letters are left. Shuffle them.",
              "Lay six cards face up in a row. The rest is the stock, face down; turn its top card face up beside it."
            ]
          }
        ]
      },
      {
        "title": "Playing",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Make words from the row and the face-up card, by the rules of the crossword: a first word of 2 to 4 letters, then additions of 1 to 4.",
              "Fill the row up to six from the stock. A card taken from the face-up pile is not replaced, unless the pile is used up: then turn the next card.",
              "Each addition can use one card of the pile, its top card. The card below it is there for the next addition. The booklet doesn't say so; that is how we play (K1-6r).",
              "If no word fits, turn the next card of the stock on to the pile, one at a time, until one does."
            ]
          },
          {
            "is": "cards",
            "cards": [
              "T",
              "A",
              "S",
              "K",
              "E",
              "N"
            ],
            "says": "A row of six. Lay TASK, or SANE, or TEN; then fill the row up again."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "You win when all 58 cards are in the crossword. When the stock is used up, go on with what is left in the row and in the pile. If no word fits any more, the number of cards left is your score."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*What is filled first, row or pile?* The row. If the pile is used up then, turn the next card (K1-4).",
              "*Can I turn a card even if a word would fit?* Yes, that's up to you.",
              "*Can I rearrange the crossword?* No. Cards stay where they are laid."
            ]
          }
        ]
      }
    ]
  },
  {
    "title": "Growing Hand: Kan-U-Go Alone, second method",
    "games": [
      "alone-second"
    ],
    "parts": [
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "text",
            "text": "For one player. The booklet calls it \"Second method\"; the name Growing Hand is ours. Take the two free cards out and shuffle the 58 letters. Take twelve into your hand; the rest is the stock."
          }
        ]
      },
      {
        "title": "Playing",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Make words from your hand, by the rules of the crossword, for as long as you can.",
              "Then take the top card of the stock, and another, until you can add again. Your hand has no limit."
            ]
          },
          {
            "is": "cards",
            "cards": [
              "C",
              "H",
              "A",
              "I",
              "R"
            ],
            "says": "CHAIR has five letters: too many for one turn. Lay HAIR, and put the C in front of it in the next."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "You win when all 58 cards are in the crossword. You can give up at any time: the number of cards left is your score."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Why not take the whole stock at once?* You can. It's harder with fewer cards, and more fun."
            ]
          }
        ]
      }
    ]
  },
  {
    "title": "Seven Stacks: Kan-U-Go Alone, third method",
    "games": [
      "alone-third"
    ],
    "parts": [
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "For one player. The booklet calls it \"Third method\"; the name Seven Stacks is ours. Take the two free cards out and shuffle the 58 letters.",
              "Deal 28 of them face down in seven stacks: a row of seven from left to right, then one card on each stack but the first, then on each but the first two, and so on. The stacks have 1, 2, 3, 4, 5, 6 and 7 cards.",
              "Turn up the top card of each stack. The other 30 cards are the pack."
            ]
          }
        ]
      },
      {
        "title": "Playing",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Make words from the seven face-up cards, by the rules of the crossword, with at most one card of each stack in an addition. Then turn up the cards that have come to the top.",
              "If the stacks alone make no word, go through the pack: turn three cards over at a time, so that you see every third card. You can use that card together with those of the stacks.",
              "After you use it, turn the next three; the card below it is not in play.",
              "At the end of the pack, turn it over and go through it again.",
              "Use the cards of the stacks first: if the same letters could come from the stacks alone, the card of the pack stays."
            ]
          },
          {
            "is": "cards",
            "cards": [
              "S",
              "E",
              "N",
              "D",
              "M",
              "O",
              "R"
            ],
            "says": "Seven stacks. Lay SEND, or MORE, with one card of each stack."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "You win when the stacks and the pack are used up. You lose when no card you can reach makes a word any more."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*How often may I go through the pack?* As often as you like, until nothing more goes (K3-5, K3-6).",
              "*Fewer than three cards are left in the pack.* Turn what there is; the last card is the one in play.",
              "*Two letters of a word are in one stack.* The second has to wait until it comes to the top."
            ]
          }
        ]
      }
    ]
  }
];
