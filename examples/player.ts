/**
 * A program that sits down at a table and plays anything permitted. Teach it better: see docs/players-protocol.md.
 *
 *     npx tsx examples/player.ts http://localhost:8420 BCDFG "Random Rosa"
 */
import { WebSocket } from 'ws';

const [address = 'http://localhost:8420', code = '', name = 'Random Rosa'] = process.argv.slice(2);

type Frame = { ok?: boolean; number?: number; seat?: number | null; error?: object; refusal?: object } & {
  plays?: object[];
  room?: { playing: boolean; cut: boolean[] };
  scene?: { turn: number[]; over?: { scores: number[] } };
};

const found = await fetch(`${address}/api/codes/${code}`);
const { table } = (await found.json()) as { table?: string };
if (!table) throw new Error(`No open table has the code ${code}.`);

const socket = new WebSocket(`${address.replace('http', 'ws')}/api/sit`);
const ask = (request: object): void => socket.send(JSON.stringify(request));
const newCut = (): string => crypto.randomUUID();
let played = 0;

socket.on('open', () => ask({ ask: 'hello', table, plays: true }));

socket.on('message', data => {
  const { ok, number = 0, seat, plays, room, scene, error, refusal } = JSON.parse(data.toString()) as Frame;
  if (ok === false) return console.error(error ?? refusal);
  if (seat === null && room) return ask({ ask: 'sit', id: newCut(), name, cut: newCut() });
  if (typeof seat !== 'number' || number <= played) return;
  if (scene?.over && room && !room.cut[seat]) {
    console.log('The match is over:', scene.over.scores.join(' : '));
    ask({ ask: 'cut', cut: newCut() });
  } else if (scene?.turn.includes(seat) && plays?.length) {
    played = number;
    const play = plays[Math.floor(Math.random() * plays.length)];
    ask({ ask: 'play', id: `play-${number}`, play });
  }
});

socket.on('close', (_, why) => console.log('The line is closed.', why.toString()));
