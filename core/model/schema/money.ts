import { z } from 'zod';
import { currencyCode } from './fields.ts';

/** An amount of money that cannot be negative (runtime 3, "Currency"; at most 15 integer places: runtime 5). */
export const money = z
  .looseObject({
    currency: currencyCode('The ISO 4217 code.'),
    value: z
      .union([z.string().regex(/^\d{1,15}(?:\.\d+)?$/, 'context-amount'), z.number().min(0)])
      .describe('The amount in whole units, as decimal text such as 20.00.'),
  })
  .meta({ id: 'Money', description: 'An amount of money.' });
