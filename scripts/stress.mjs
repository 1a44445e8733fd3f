/** `npm run stress -- NAME` stress-tests our own servers on this machine, real or simulated. */
import { runNamedScript } from './lib/named-scripts.mjs';
import { setUp } from './setup/install.mjs';
import { installServices } from './setup/system-packages.mjs';

const SCRIPTS = {
  storm: { script: 'stress/storm.ts', does: 'Simulate servers and clients under faults, by seed.' },
  kills: { script: 'stress/kills.ts', does: 'Kill a server under load; no acknowledged play may be lost.' },
  fleet: { script: 'stress/fleet.ts', does: 'Disturb two servers on PostgreSQL and NATS.' },
  attack: { script: 'stress/attack.ts', does: 'Attack a server while people play on it.' },
};

const NEEDS_SERVICES = ['fleet', 'attack'];

await runNamedScript('stress', SCRIPTS, async name => {
  await setUp();
  if (NEEDS_SERVICES.includes(name)) installServices();
});
