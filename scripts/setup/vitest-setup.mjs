/** Global set-up of the tests that start the terminal program or a server: builds the bundle once. */
import { bundle } from './bundle.mjs';

export const setup = () => bundle();
