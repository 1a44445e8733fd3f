/** A cheating server: a proxy to an honest one that changes messages on the way. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

type Frame = Readonly<Record<string, unknown>>;

export type Tricks = {
  /** Changes a frame from the server to the page. */
  hear?(frame: Frame): Frame;
  /** Changes the record; undefined withholds it. */
  record?(text: string): string | undefined;
};

export type Cheat = {
  readonly address: string;
  readonly asked: readonly Frame[];
  /** Sends a frame to the honest server in the name of the page. */
  say(frame: Frame): void;
  close(): void;
};

export async function cheat(house: string, tricks: Tricks): Promise<Cheat> {
  const asked: Frame[] = [];
  const lines: WebSocket[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((asking, answer) => passOn(house, tricks, asking, answer));
  server.on('upgrade', (asking, socket, head) =>
    sockets.handleUpgrade(asking, socket, head, guest => {
      const line = new WebSocket(`${house.replace('http', 'ws')}/api/sit`);
      lines.push(line);
      join(guest, line, tricks, asked);
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say: frame => lines.at(-1)!.send(JSON.stringify(frame)),
    close() {
      for (const line of lines) line.close();
      server.close();
    },
  };
}

/** Frames sent before the honest server is connected are queued. */
function join(guest: WebSocket, line: WebSocket, { hear = frame => frame }: Tricks, asked: Frame[]): void {
  const early: string[] = [];
  line.on('open', () => {
    for (const text of early.splice(0)) line.send(text);
  });
  guest.on('message', data => {
    asked.push(JSON.parse(data.toString()) as Frame);
    if (line.readyState === WebSocket.OPEN) line.send(data.toString());
    else early.push(data.toString());
  });
  line.on('message', data => guest.send(JSON.stringify(hear(JSON.parse(data.toString()) as Frame))));
  guest.on('close', () => line.close());
  line.on('close', () => guest.close());
  line.on('error', () => guest.close());
}

function passOn(house: string, { record }: Tricks, asking: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asking;
  const isRecord = record !== undefined && url.includes('/records/');
  const onward = request(house + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, reply => {
    if (isRecord) return void replaced(reply, answer, record);
    answer.writeHead(reply.statusCode!, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asking.pipe(onward);
}

async function replaced(reply: IncomingMessage, answer: ServerResponse, record: NonNullable<Tricks['record']>) {
  const pieces: Buffer[] = [];
  for await (const piece of reply) pieces.push(piece as Buffer);
  const text = record(Buffer.concat(pieces).toString('utf8'));
  answer.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' });
  answer.end(text ?? '');
}
