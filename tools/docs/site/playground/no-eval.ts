/** Keeps zod from compiling schemas: its test whether that is possible is a violation of the policy of the docs. Imported before any schema. */
import { config } from 'zod';

config({ jitless: true });
