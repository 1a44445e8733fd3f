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
            "text": "60 cards: 58 letters and two KAN-U-GO cards, the *free cards*. Every card has a number in its corners: what it costs you to be left with it. The commoner the letter, the higher the number."
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
              "Agree on a dictionary before you begin. What is not in it is no word; what is in it counts, words of two letters too.",
              "The first word lies in the middle of the table, across or down, and has 2 to 4 letters.",
              "After it every addition lays 1 to 4 letters (with six or seven players a first word has 2 or 3 letters, and an addition 1 to 3). They stand in one line, across or down, and touch what lies there: before it, behind it, above, below, or on both sides of letters that lie there already.",
              "One place a turn: the letters added and the letters between them make one run without a gap.",
              "Wherever two or more letters stand side by side, across or down, they must make a word. Look both ways.",
              "A card once laid stays. The crossword may grow in any direction; there is no edge.",
              "A free card is never laid in the crossword."
            ]
          }
        ]
      },
      {
        "title": "Plurals in S",
        "blocks": [
          {
            "is": "text",
            "text": "Words made plural by an S, such as TACKS, BOXES or CITIES, may not be made, but for two exceptions. GEESE, which has no S at the end, is a word like any other, and so are GAS and NEWS, which are no plurals."
          },
          {
            "is": "grid",
            "rows": [
              "TACKS",
              "....U",
              "....N",
              "....K"
            ],
            "says": "First exception: the S makes another word at the same time. TACK lies there; S, U, N, K are laid downwards, and make TACKS and SUNK."
          },
          {
            "is": "grid",
            "rows": [
              "..J",
              "..O",
              "..Y",
              "MAST"
            ],
            "says": "Second exception: the S lies there already. MAST lies there; J, O, Y are laid above its S, and make JOYS."
          }
        ]
      },
      {
        "title": "An example: thirteen turns",
        "blocks": [
          {
            "is": "text",
            "text": "The booklet tells these additions and had a picture of them, which is lost. This is one of the seven crosswords of ordinary words that fit them."
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
            "text": "Two to seven people build one crossword. Be the first to get rid of all your cards: the others then count what they are left with. When somebody has reached 100 points the game ends, and the *lowest* score wins."
          }
        ]
      },
      {
        "title": "Before a round",
        "blocks": [
          {
            "is": "list",
            "items": [
              "For the first deal everybody cuts the pack. Whoever cuts an A, or the letter nearest to it, deals; a free card is cut again, and so do those who tie. After that the deal passes to the left.",
              "With two players each gets 12 cards, with three 11, with four 10, with five 9, with six 8, with seven 7.",
              "The rest lies face down: the blind pack. Its top card is turned up beside it."
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
              "In your turn either add letters to the crossword, or exchange one card. You do one of them, never both.",
              "To exchange, put a card of your hand face up on the turned-up card and take the top of the blind pack; or take the turned-up card and put one of yours in its place.",
              "You exchange if you cannot make a word. Nobody may check: you may also exchange although you could.",
              "Cards are never exchanged between players."
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
            "says": "TASK lies there, and you hold O, A, S and T: lay them down from its T, and make TOAST."
          }
        ]
      },
      {
        "title": "Going out",
        "blocks": [
          {
            "is": "list",
            "items": [
              "If you lay your last letters, throw in the free cards you hold as well: you are out.",
              "If your last letter was exchanged for a free card, so that you hold free cards only, wait for your next turn. Then throw them in, and you are out."
            ]
          }
        ]
      },
      {
        "title": "Counting",
        "blocks": [
          {
            "is": "text",
            "text": "The round ends at once when somebody is out. They count nothing. Everybody else adds up the numbers on the cards in their hand; a free card is 15. Write the scores down and deal again."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "When somebody has reached 100, or the number you agreed on, the game ends. The lowest score wins; equal lowest scores share it. Whoever begins a round has an advantage, so you may agree to stop only when everybody has dealt equally often."
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
              "*The blind pack is used up.* Leave the top turned-up card where it is, shuffle the others, and turn them over: they are the new blind pack.",
              "*Nobody can lay anything.* If all have only exchanged for three rounds of the table, the round is over: all count what they hold.",
              "*May I take a turned-up free card?* Yes, and you may give one away in exchange. It never goes into the crossword.",
              "*May I lay letters in two places at once?* No. One line, one place.",
              "*Somebody lays a word that is none.* Look it up. As we play it they take the letters back and may try something else.",
              "*May I make a word longer?* Yes: before it, behind it, or on both sides."
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
            "text": "The same crossword, but everybody plays at once. Be the first to get rid of your cards in a heat: that takes 20 off your score, and the others count what they hold. When somebody has reached 100 the race is over, and the lowest score wins."
          }
        ]
      },
      {
        "title": "Before a heat",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Cut and deal as in Kan-U-Go: 12 cards each with two players, one card fewer for each player more, 7 with seven.",
              "Look at your cards, and lay them face down until the start.",
              "The dealer looks through the cards that are left, chooses a word of five letters that they make, and lays it out. It may be any word but a plural; two vowels (A, E, I, O, U) make a livelier start. If there is no word of five letters, the longest one will do.",
              "The dealer shuffles what is left, turns its top card up beside it, and calls \"Kan-U-Go!\""
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
            "says": "A good word to begin with: five letters, two vowels."
          }
        ]
      },
      {
        "title": "Playing",
        "blocks": [
          {
            "is": "list",
            "items": [
              "There are no turns. Whoever sees something lays it. What was laid first stands; if your place is taken, take your letters back.",
              "Your first addition lays at least three cards, or all the letters you have if they are fewer. After it one is enough.",
              "There is no upper limit: lay as many as you can. All else is as in the crossword, plurals included.",
              "You may exchange one card at a time whenever you like, as in Kan-U-Go."
            ]
          }
        ]
      },
      {
        "title": "Stop",
        "blocks": [
          {
            "is": "text",
            "text": "When the blind pack is used up the dealer calls \"Stop!\" Everybody holds still. All the turned-up cards are shuffled into a new blind pack, its top card is turned up, and on it goes."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "list",
            "items": [
              "The first who has no cards left, or free cards only, drops them, calls \"Out!\" and has won the heat: 20 off their score.",
              "The others count the numbers in their hands.",
              "Then the next on the left deals. When somebody has reached 100 the lowest score wins. Scores may fall below nothing. After 30 heats it is over in any case."
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
              "*Who says whether a word counts?* Everybody may ask for the dictionary. What does not count is taken back.",
              "*Two lay at the same moment.* Whoever's cards touched the table first stays. The other takes them back, and loses nothing.",
              "*Nobody does anything any more.* After two minutes of silence the heat is over: all count what they hold.",
              "*I hold free cards only and nobody has noticed.* You must call \"Out!\"",
              "*Is it fair that the dealer chooses the word?* The sheet has it so, and everybody deals in turn. On the screen the dealer has 20 seconds, and then the word is drawn by lot; a computer dealer always draws it by lot. You can also choose the lot for every heat before you begin; rated races and the daily deal always use it."
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
              "For one player. Take the two free cards out: 58 letters are left. Shuffle them.",
              "Lay six cards face up in a row. The rest is the blind pack, face down; turn its top card up beside it."
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
              "Make words out of the row and the turned-up card, by the rules of the crossword: the first of 2 to 4 letters, then additions of 1 to 4.",
              "Fill the row up to six from the top of the blind pack. The card taken from the turned-up pile is not replaced, unless the pile is used up: then turn the next card.",
              "One card of the pile, its top, may go into one addition; the card under it is there for the next.",
              "If nothing goes, turn the next card of the blind pack on to the pile, one at a time, until something does."
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
            "says": "A row of six. TASK goes, or SANE, or TEN; then the row is filled up again."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "It has come out when all 58 cards lie in the crossword. When the blind pack is used up go on with what is left in the row and in the pile. If nothing goes any more, the number of cards left is your score."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*May I turn a card although something would go?* Yes: whether you are able is for you to say.",
              "*May I rearrange the crossword?* No. A card once laid stays."
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
            "text": "For one player. Take the two free cards out and shuffle the 58 letters. Take twelve into your hand; the rest is the blind pack."
          }
        ]
      },
      {
        "title": "Playing",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Make words out of your hand, by the rules of the crossword, as long as you are able to.",
              "Then take the top card of the blind pack, and another, until you can add again. Your hand has no limit."
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
            "says": "CHAIR has five letters: too many for one turn. Lay HAIR, and the C in front of it in the next."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "It has come out when all 58 cards lie in the crossword. You may give up at any time: the number of cards left is your score."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Why not take the whole pack at once?* You may, whenever you say that you are unable. It is harder with fewer cards, and more fun."
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
              "For one player. Take the two free cards out and shuffle the 58 letters.",
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
              "Make words out of the seven cards turned up, by the rules of the crossword, one card of each stack at most in one addition. Then turn up the cards that have come to the top.",
              "If the stacks alone give nothing, go through the pack: take three cards off it at a time and turn them over as one, so that every third card is seen. That card may be used together with those of the stacks.",
              "When it has been used the next three must be turned; the card under it is not in play.",
              "At the end of the pack turn it over and go through it again.",
              "Use the cards of the stacks first: if the very same letters could come from the stacks alone, the card of the pack stays."
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
            "says": "Seven stacks. SEND goes, or MORE, with one card of each stack."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "It has come out when stacks and pack are used up. It is lost when only cards are left of which, in that order, nothing can be added any more."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Fewer than three cards are left in the pack.* Turn what there is; its last card is the one you see.",
              "*Two letters of one word lie in one stack.* Then the second has to wait until it has come to the top, and its turn."
            ]
          }
        ]
      }
    ]
  }
];
