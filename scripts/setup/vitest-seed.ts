/** Property tests draw their cases from the seed of the run. */
import { seededRandom } from '@parlour/kernel/random';
import { TEST_SEED } from '@parlour/kernel/tests/seed';
import fc from 'fast-check';

fc.configureGlobal({ seed: seededRandom(`${TEST_SEED}/fast-check`).below(2 ** 21) });
