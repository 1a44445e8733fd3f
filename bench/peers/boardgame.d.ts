declare module 'boardgame.io/dist/cjs/client.js' {
  type Client = { getState(): unknown; moves: Record<string, (...args: unknown[]) => void> };
  export function Client(options: object): Client;
}
