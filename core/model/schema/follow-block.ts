import { z } from 'zod';
import { entity } from './fields.ts';

/** A follow button (docs/spec.md#widgets-3, "Follow button"). */
export const followBlock = entity('FollowBlock', 'Block data of a follow button.', {
  username: z
    .string()
    .regex(/^@?[\w.-]*$/, 'entity-username')
    .describe('Account name, with or without @, for example @example.'),
});
