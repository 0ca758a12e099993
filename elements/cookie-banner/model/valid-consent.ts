/** What keeps the answer to a banner from being consent in the EU (GDPR 4(11), 7(3); EDPB 05/2020; CNIL 2020-091). */
import type { MessageArgs } from '../../../core/model/finding.ts';
import { refusalDays, type Values, withPreset } from './strict.ts';

export interface ConsentFault {
  readonly code: string;
  readonly args: MessageArgs;
  /** The attribute that would set it right. */
  readonly attribute: string;
}

/** English alone: what a text in another language takes for agreement is not known. */
const implied = /\bby (?:using|visiting|browsing|scrolling|continuing|staying)\b|\bif you (?:continue|go on)\b/i;

const fault = (code: string, attribute: string, args: MessageArgs = {}): ConsentFault => ({ code, attribute, args });

/** Everything that is wrong with a banner that says `told`; `undefined` is a text that is not known. */
export function consentFaults(given: Values, told: string | undefined): readonly ConsentFault[] {
  const { enabled, acceptType, ctaVariant, declineDays } = withPreset(given);
  if (!enabled) return [];
  return [
    ...(acceptType === 'opt-in' ? [fault('consent-no-decline', 'accept-type')] : []),
    ...(ctaVariant === 'icon' ? [fault('consent-close-accepts', 'cta-variant')] : []),
    ...(told !== undefined && implied.test(told) ? [fault('consent-implied', 'banner-text')] : []),
    ...(declineDays < refusalDays && acceptType !== 'opt-in'
      ? [fault('consent-refusal-short', 'decline-days', { n: declineDays, least: refusalDays })]
      : []),
  ];
}
