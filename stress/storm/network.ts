/** Lines between guests and houses, as bad as the weather. */
import type { ClientSocket, ClientSocketEvents } from '@parlour/client/client';
import type { Connection } from '@parlour/server/net/connection';
import { disconnect, receiveFrame } from '@parlour/server/net/connection';
import type { Transport } from '@parlour/server/net/transport';
import type { Sim } from './sim.ts';
import type { Weather } from './weather.ts';

/** The house a guest reaches just now, if any stands. */
export type Reach = () => ((transport: Transport) => Connection) | undefined;

/** One end hears `deliver`; how late, how often and whether at all is the weather's affair. */
function carrier(sim: Sim, weather: Weather, isUp: () => boolean, breakLine: () => void) {
  let lastArrival = 0;
  return (deliver: () => void): void => {
    if (sim.once(weather.breaks)) return breakLine();
    const wild = weather.network === 'wild';
    if (wild && sim.once(30)) return;
    const copies = wild && sim.once(40) ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const due = sim.now() + sim.between(1, weather.slowest);
      const arrival = wild ? due : Math.max(due, lastArrival);
      lastArrival = arrival;
      sim.later(arrival - sim.now(), () => isUp() && deliver());
    }
  };
}

export function dial(
  sim: Sim,
  weather: Weather,
  reach: Reach,
  events: ClientSocketEvents,
): ClientSocket & { cut(): void } {
  let isUp = true;
  let visitor: Connection | undefined;
  /** Each end learns at its own time that the line is gone, or the house much later. */
  const cut = (): void => {
    if (!isUp) return;
    isUp = false;
    sim.later(sim.between(0, 500), events.onClose);
    sim.later(sim.once(4) ? 60_000 : sim.between(0, 500), () => visitor && disconnect(visitor));
  };
  const carry = () => carrier(sim, weather, () => isUp, cut);
  const [toHouse, toGuest] = [carry(), carry()];
  sim.later(sim.between(1, weather.slowest), () => {
    const arrive = reach();
    if (!isUp || !arrive) return cut();
    visitor = arrive({ send: text => isUp && toGuest(() => events.onMessage(text)), close: cut });
    events.onOpen();
  });
  return { send: text => toHouse(() => visitor && receiveFrame(visitor, text)), close: cut, cut };
}
