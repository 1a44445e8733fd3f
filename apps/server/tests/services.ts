/**
 * PostgreSQL and NATS for tests. `npm test` does without them; `npm run test:full` installs them if it can, and in CI
 * they must be there.
 */
import { findProgram } from '@parlour/stress/services/programs';

export const usesServices: boolean = process.env.PARLOUR_TEST_EXTENT !== 'smoke';

const isRequired = process.env.CI === 'true';

export const hasPostgres: boolean = usesServices && (isRequired || findProgram('postgres') !== undefined);
export const hasNats: boolean = usesServices && (isRequired || findProgram('nats-server') !== undefined);
