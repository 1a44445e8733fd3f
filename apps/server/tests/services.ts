/** In CI they must be available. */
import { findProgram } from '@parlour/stress/services/programs';

const isCi = process.env.CI === 'true';

export const hasPostgres: boolean = isCi || findProgram('postgres') !== undefined;
export const hasNats: boolean = isCi || findProgram('nats-server') !== undefined;
