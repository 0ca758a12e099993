/** What consent must be in the EU (EDPB, guidelines 05/2020; CNIL 2020-091), whatever the settings say. */
import type { ValuesOf } from '../../../core/model/contract/contract.ts';
import type { contract } from '../contract.ts';

export type Values = ValuesOf<typeof contract>;

/** Days for which a refusal has to be remembered (CNIL: six months). */
export const refusalDays = 180;

/** The values of a banner with its preset. */
export const withPreset = (values: Values): Values =>
  values.preset === 'strict'
    ? {
        ...values,
        acceptType: 'opt-in-and-out',
        ctaVariant: 'button',
        declineDays: Math.max(values.declineDays, refusalDays),
      }
    : values;
