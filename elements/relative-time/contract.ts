import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { type Attribute, duration, oneOf } from '../../core/model/contract/kinds.ts';
import { parsePeriod } from './model/period.ts';

/** A time in milliseconds, written as `P30D` or `PT12H`. */
const period = (): Attribute<number | undefined> => ({
  ...duration(),
  accepts: 'a duration such as P30D or PT12H',
  parse: (text) => parsePeriod(text) ?? duration().parse(text),
});

export const contract = defineContract({
  tag: 'site-relative-time',
  load: 'near-viewport',
  wake: 'viewport',
  attributes: {
    /** Shows the distance from now, or the date and time in the language of the page. */
    format: oneOf(['relative', 'datetime'], 'relative'),
    /** The length of the words, as in `Intl.RelativeTimeFormat`: "2 months ago", "2 mo. ago" or "2mo ago". */
    formatStyle: oneOf(['long', 'short', 'narrow'], 'long'),
    /** Whether the time is in the past or in the future. A time on the other side is shown as "just now": the clock of the visitor may be wrong. */
    tense: oneOf(['auto', 'past', 'future'], 'auto'),
    /** The distance beyond which your own text is shown. Default: none. */
    threshold: period(),
  },
  reads: { selector: 'time', attributes: ['datetime', 'title'], text: true },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** One `<time datetime>`, whose text is the date for visitors without script. */
    '': true,
  },
  parts: {
    /** The text that replaces yours. */
    time: true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
