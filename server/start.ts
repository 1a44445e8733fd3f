/** Runs the server until it is asked to stop, with settings from the environment: `tsx server/start.ts`. */
import { configFrom } from './config.ts';
import { serve } from './main.ts';

try {
  await serve(configFrom(process.env));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
