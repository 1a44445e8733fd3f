// Written by `npm run generate`; do not edit.
import type { Leaflet } from '../shelf/leaflets.ts';

export const howTo: readonly Leaflet[] = [
  {
    "title": "Nations",
    "games": [
      "nations"
    ],
    "parts": [
      {
        "title": "The pack",
        "blocks": [
          {
            "is": "text",
            "text": "52 cards in four nations, Europe, Asia, Africa and America, thirteen of each. In every nation the Map is the highest card; then come Man, Woman, Child, 10, 9, 8, 7, 6, 5, 4, 3, and the 2 is the lowest."
          },
          {
            "is": "cards",
            "cards": [
              "eu-map",
              "eu-man",
              "eu-woman",
              "eu-child",
              "eu-10",
              "eu-9",
              "eu-8",
              "eu-7",
              "eu-6",
              "eu-5",
              "eu-4",
              "eu-3",
              "eu-2"
            ],
            "says": "Europe, from the highest card to the lowest. Asia, Africa and America go the same way."
          }
        ]
      },
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Four people play, two against two. Partners sit opposite each other. Each side wants to be the first with 10 points. Points come from *tricks*, and sometimes from *titles*."
          }
        ]
      },
      {
        "title": "Before a deal",
        "blocks": [
          {
            "is": "list",
            "items": [
              "The old sheet doesn't say who deals first. We draw for it: the highest card deals, and those who tie draw again. After every deal, the player on the left deals next.",
              "The dealer shuffles. The player on the dealer's right cuts: they lift off some cards, and the dealer puts them under the rest.",
              "All 52 cards are dealt one at a time, the first to the dealer's left, so everyone gets thirteen.",
              "The very last card is the dealer's own. Turn it face up for all to see: it is the *Star* card, and until the next deal its nation, the Star nation, beats the three others.",
              "The Star card stays face up until the dealer's turn in the first trick; then it goes into their hand. It is theirs all the time: they may play it to that trick, and must if it is their only card of the nation led."
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
              "The player on the dealer's left leads: they play any card to the middle. Going to the left, the others play one card each. Those four cards are a trick.",
              "If you have a card of the nation led, you must play one. If you have none, play any other card: a Star to win the trick, or one you can spare. In the words of the sheet, you *Star* the trick or *pass the suit*.",
              "The highest Star takes the trick. If there is no Star in it, the highest card of the nation led takes it. Cards of the other nations never take anything.",
              "The player who takes the trick puts it face down in front of them and leads to the next, until all thirteen are played. The tricks of partners count together."
            ]
          }
        ]
      },
      {
        "title": "A trick in pictures",
        "blocks": [
          {
            "is": "cards",
            "cards": [
              "eu-8",
              "eu-woman",
              "eu-3",
              "af-2"
            ],
            "says": "Africa is the Star nation. The first player leads the 8 of Europe. The second follows with the Woman, who is higher. The third has Europe too and must follow, with a 3. The fourth has no Europe and plays the 2 of Africa: a Star, so it takes the trick, although it is the smallest of its nation."
          }
        ]
      },
      {
        "title": "Counting",
        "blocks": [
          {
            "is": "list",
            "items": [
              "First the tricks: a side scores one point for every trick above six. Nine tricks score 3 points; six or fewer score nothing.",
              "Then the titles: they are Map, Man, Woman and Child of the Star nation. A side that was *dealt* all four scores 4 points, a side that was dealt three scores 2. With two on each side the titles are *divided*, and no one scores for them. Who took them in tricks makes no difference.",
              "A side that reaches 10 with its tricks has won, whatever titles the others were dealt.",
              "A side that stood at 9 when the deal began scores nothing for titles. It has to take its last point in tricks."
            ]
          },
          {
            "is": "cards",
            "cards": [
              "af-map",
              "af-man",
              "af-woman",
              "af-child"
            ],
            "says": "The four titles, when Africa is the Star nation."
          }
        ]
      },
      {
        "title": "The call",
        "blocks": [
          {
            "is": "list",
            "items": [
              "If your side had 8 points when the deal began and you hold two titles, you may ask your partner \"Can you one?\" or \"Have you a title?\", in your turn, just before your first card of the deal.",
              "Your partner answers at once and truthfully. If they have a title, both of you show your titles and count the points, and the game is over.",
              "If not, the game goes on, and everyone knows what the two of you hold. Each player may call once a deal.",
              "If you hold three or four titles yourself, you may call too; then your partner needs none.",
              "Both questions mean the same. On screen, partners use one each."
            ]
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "Play one deal after another until a side has 10 points. That side wins. For a shorter game, agree on a smaller number; the 8 and the 9 above then become two and one below it."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*Can three play, or five?* No. Nations is for four; the Game of the Monkey is for any number up to twelve.",
              "*Is the Star card itself a title?* Yes, if it is a Map, Man, Woman or Child. It was dealt to the dealer.",
              "*Must I beat the cards already played?* No. You must follow the nation led; how high is up to you.",
              "*Must I play a Star if I cannot follow?* No. Any card will do.",
              "*May I lead a Star?* Yes, at any time. The others must then follow with Stars if they have any.",
              "*How do we remember who was dealt which title?* The old sheet doesn't say. Say \"mine\" when you play one, or look through the tricks at the end.",
              "*A player didn't follow although they could.* The old sheet sets no penalty. Take the card back if the next player has not played yet, and agree beforehand what a mistake found later costs. On screen it can't happen.",
              "*A card was shown in dealing, or someone got twelve.* The old sheet doesn't say. Deal again.",
              "*May I look at the last trick?* The old sheet doesn't say. We allow the last one, and no others.",
              "*How long does it take, and from what age?* Against computer players 10 to 25 minutes; around a table, longer. The old sheet names no age.",
              "*May partners talk?* The old sheet says nothing about it. The call is the one question it gives them; keep to that."
            ]
          }
        ]
      }
    ]
  },
  {
    "title": "The Game of the Monkey",
    "games": [
      "monkey"
    ],
    "parts": [
      {
        "title": "The pack",
        "blocks": [
          {
            "is": "text",
            "text": "The same 52 cards, and only their values count: four Maps, four Men, four Women, four Children, four 10s, and so on to the four 2s. The nations make no difference. Two to twelve people play."
          }
        ]
      },
      {
        "title": "The aim",
        "blocks": [
          {
            "is": "text",
            "text": "Get rid of your cards in pairs. The player left with the last card, which has no partner, is the Monkey and loses. Everyone else wins."
          }
        ]
      },
      {
        "title": "Before you play",
        "blocks": [
          {
            "is": "list",
            "items": [
              "Anyone deals. The dealer shuffles, takes out any one card and puts it aside, face down. No one looks at it before the end. Three cards of its value are left, so one of them will find no partner.",
              "The other 51 are dealt one at a time, the first to the dealer's left, as evenly as possible. Some may have one card more.",
              "Keep the pairs you are dealt. You lay down one pair each turn."
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
              "The dealer begins, and the turn passes to the left.",
              "If you have two cards of one value, lay one such pair on the table and name it: \"A pair of Maps.\" That is your turn. One pair a turn, no more; which one is your choice, but you must lay one if you can.",
              "If you have no pair, draw one card, unseen, out of the hand of the player on your right, who shuffles it first. If it makes a pair, lay it down. Either way your turn is over."
            ]
          },
          {
            "is": "cards",
            "cards": [
              "eu-map",
              "as-map"
            ],
            "says": "\"A pair of Maps.\" The nations need not agree."
          },
          {
            "is": "cards",
            "cards": [
              "am-10",
              "af-9",
              "eu-4"
            ],
            "says": "No pair here: draw a card from the player on your right."
          }
        ]
      },
      {
        "title": "Getting out",
        "blocks": [
          {
            "is": "text",
            "text": "A player with no cards left is safe and sits out. \"On your right\" then means the nearest player on that side who still has cards."
          }
        ]
      },
      {
        "title": "The end",
        "blocks": [
          {
            "is": "text",
            "text": "It ends when every card but one has been paired. The player who holds that one, says the sheet, \"rejoices in the pleasure of being called the Monkey\". Turn up the hidden card: it is the partner of the odd card."
          }
        ]
      },
      {
        "title": "What people ask",
        "blocks": [
          {
            "is": "list",
            "items": [
              "*May others see my cards?* No; and a player who draws from you must not see what they take.",
              "*I have three of one value.* Two of them are a pair; the third stays with you.",
              "*I have all four of a value.* They are two pairs, for two turns.",
              "*I draw a card and hold a pair with it: is that this turn?* Yes, lay it down at once.",
              "*The player on my right draws my last card, or I lay my last pair.* You are out, and safe.",
              "*Can it go on for ever?* It may take a while, but any draw can end it.",
              "*What is it like with two?* Most cards you draw make a pair at once. With three or more, it is luck from start to end.",
              "*Who deals the next game?* The old sheet doesn't say. We let the player on the dealer's left deal.",
              "*How many can play?* \"Any number of persons\", says the sheet. We stop at twelve, who have four or five cards each.",
              "*How long does it take, and from what age?* Against computer players 3 to 5 minutes. The old sheet names no age; you only need to see which cards are alike."
            ]
          }
        ]
      }
    ]
  }
];
