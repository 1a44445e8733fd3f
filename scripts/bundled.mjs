/** Before any test that starts the terminal program or a server: both are in the bundle, made once for all. */
import { bundle } from './setup.mjs';

export const setup = () => bundle();
