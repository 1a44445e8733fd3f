/** Global set-up of the tests that start the terminal program or a server: makes the bundle once. */
import { bundle } from './setup.mjs';

export const setup = () => bundle();
