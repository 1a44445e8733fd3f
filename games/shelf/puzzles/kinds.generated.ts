// Written by `npm run generate`; do not edit.
import type { ListedPuzzleKind } from './list.ts';

export const kinds: readonly ListedPuzzleKind[] = [
  {
    "id": "alice-who-has-it",
    "title": "Who has it?",
    "asks": "Which question is certain to get you the card?",
    "open": false,
    "picture": [
      "10b",
      "13L",
      "10a"
    ],
    "game": "alice",
    "found": "12211133112133111131121211110111110321110102112212111132223121113131211230121131111102111111212113011113320113101111111121311120331212011111111312121222223322013332031332322032121333212033002321111311"
  },
  {
    "id": "kan-u-go-best",
    "title": "The best word",
    "asks": "Which word takes the most points off your hand?",
    "open": false,
    "picture": [
      "J",
      "A",
      "X"
    ],
    "game": "kan-u-go",
    "found": "11444141441414114444141114143441144114421443210114141111113441114411141444424441414411441412114444411411141412411442441441244142144241141114441441141442442441444111111312111122131122232244444444444444"
  },
  {
    "id": "kan-u-go-out",
    "title": "Going out",
    "asks": "One word uses every letter you hold. Which one?",
    "open": false,
    "picture": [
      "O",
      "U",
      "T"
    ],
    "game": "kan-u-go",
    "found": "12121211221121121211221212122222121111222211122221212122212221221112122111122111221221221212121111122112212112122222112221111211222121221212111112221112122112110122212111222221212121211222222212221221"
  },
  {
    "id": "patience-finish",
    "title": "Finish the patience",
    "asks": "All cards are in your hand. Which play still wins the game?",
    "open": true,
    "picture": [
      "E",
      "N",
      "D"
    ],
    "game": "alone-second",
    "found": "00000010010001011002101110101000101102140000100001111000200000000000210001102201004110010020000000010101000100210110011201000001101111211111122111111211241111111111111111000000000000000000000000000000"
  },
  {
    "id": "kit-and-kat-mistake",
    "title": "Where is the mistake?",
    "asks": "Shout only if the turn before yours must have been wrong. A false shout costs a card.",
    "open": false,
    "picture": [
      "J1",
      "N1",
      "K1"
    ],
    "game": "kit-and-kat",
    "found": "00203110002000102000021022002112110122100320001000001010011132012110112011132011121000231200101021120310021200022011211102032100122100101200210000211011011121012010231210330101001303200103131000021322"
  },
  {
    "id": "nations-call",
    "title": "Call or play on?",
    "asks": "Does calling win for certain? If not, play on.",
    "open": false,
    "picture": [
      "af-woman",
      "af-man",
      "af-child"
    ],
    "game": "nations",
    "found": "01110000101000010101111101001011001001100010010000000000110010011000100100111001101101110001111011100010010001010111000110101100010010010100111111101111111111110000011001011001111101011110111101111110"
  },
  {
    "id": "nations-ending",
    "title": "The last tricks",
    "asks": "All hands are open. Which card wins your side the most of the tricks left?",
    "open": true,
    "picture": [
      "as-woman",
      "as-4",
      "as-man"
    ],
    "game": "nations",
    "found": "43404240022244220000024242244244242040402400432022200444043442440402444200422400424042404342403040440440043302222030040244032233024203240220402022242224044400002042424022423002244022240244202422240020"
  }
];
