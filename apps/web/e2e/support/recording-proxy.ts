/** A recording proxy: passes everything on, and stores what the server sends over WebSockets. */
import { type AddressInfo, connect, createServer } from 'node:net';

export type Wire = { readonly address: string; heard(): string; close(): void };

export async function tapWire(house: string): Promise<Wire> {
  const { port, hostname } = new URL(house);
  const sittings: Buffer[] = [];
  const server = createServer(guest => {
    const line = connect(Number(port), hostname);
    let isSitting = false;
    guest.on('data', data => {
      isSitting ||= data.includes('GET /api/sit');
      line.write(data);
    });
    line.on('data', data => {
      if (isSitting) sittings.push(data);
      guest.write(data);
    });
    for (const [one, other] of [
      [guest, line],
      [line, guest],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => Buffer.concat(sittings).toString('utf8'),
    close: () => server.close(),
  };
}
