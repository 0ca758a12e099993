/**
 * The strict preset: requirements for consent in the EU, which override the settings. The sources are EDPB guidelines
 * 05/2020
 * (https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en)
 * and CNIL deliberation 2020-091 (https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388179).
 */
import type { ValuesOf } from '../../../core/model/contract/contract.ts';
import type { contract } from '../contract.ts';

export type Values = ValuesOf<typeof contract>;

/** The number of days for which a refusal has to be remembered (CNIL: six months). */
export const refusalDays = 180;

/** Applies the banner's preset to its values. */
export const withPreset = (values: Values): Values =>
  values.preset === 'strict'
    ? {
        ...values,
        acceptType: 'opt-in-and-out',
        ctaVariant: 'button',
        preferences: true,
        declineDays: Math.max(values.declineDays, refusalDays),
      }
    : values;
