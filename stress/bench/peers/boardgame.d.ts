declare module 'boardgame.io/dist/cjs/client.js' {
  type Table = { getState(): unknown; moves: Record<string, (...args: unknown[]) => void> };
  export function Client(options: object): Table;
}
