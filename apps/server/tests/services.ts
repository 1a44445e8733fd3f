/** Whether tests that need PostgreSQL or NATS can run here. In CI they must. */
import { findProgram } from '@parlour/stress/services/programs';

const isCi = process.env.CI === 'true';

export const hasPostgres: boolean = isCi || findProgram('postgres') !== undefined;
export const hasNats: boolean = isCi || findProgram('nats-server') !== undefined;
