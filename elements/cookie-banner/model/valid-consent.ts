/**
 * Finds the settings with which the answer to a banner is not valid consent in the EU: GDPR, articles 4(11) and 7(3),
 * https://eur-lex.europa.eu/eli/reg/2016/679/oj; EDPB guidelines 05/2020,
 * https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en;
 * CNIL deliberation 2020-091, https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388179.
 */
import type { MessageArgs } from '../../../core/model/finding.ts';
import { refusalDays, type Values, withPreset } from './strict.ts';

export interface ConsentFault {
  readonly code: string;
  readonly args: MessageArgs;
  /** The attribute that fixes it. */
  readonly attribute: string;
}

/** Phrases that treat using the page as consent. English only: texts in other languages are not checked. */
const implied = /\bby (?:using|visiting|browsing|scrolling|continuing|staying)\b|\bif you (?:continue|go on)\b/i;

const fault = (code: string, attribute: string, args: MessageArgs = {}): ConsentFault => ({ code, attribute, args });

/** Returns the faults of a banner with these values. `bannerText` is `undefined` if the text is not known. */
export function consentFaults(values: Values, bannerText: string | undefined): readonly ConsentFault[] {
  const { enabled, acceptType, ctaVariant, declineDays } = withPreset(values);
  if (!enabled) return [];
  return [
    ...(acceptType === 'opt-in' ? [fault('consent-no-decline', 'accept-type')] : []),
    ...(ctaVariant === 'icon' ? [fault('consent-close-accepts', 'cta-variant')] : []),
    ...(bannerText !== undefined && implied.test(bannerText) ? [fault('consent-implied', 'banner-text')] : []),
    ...(declineDays < refusalDays && acceptType !== 'opt-in'
      ? [fault('consent-refusal-short', 'decline-days', { n: declineDays, least: refusalDays })]
      : []),
  ];
}
