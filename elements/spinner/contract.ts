import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { duration, text } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-spinner',
  load: 'near-viewport',
  attributes: {
    /** The text for screen readers. Default: the content, or "Loading…". */
    label: text(),
    /** The time before the spinner is shown. */
    delay: duration(500),
  },
  reads: { selector: '*', attributes: [], text: true },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The text beside the ring. */
    '': true,
  },
  parts: {
    /** The ring that turns. */
    ring: true,
  },
  cssProperties: {
    /** Diameter of the ring. Default: 1.375em. */
    '--site-spinner-size': 'length',
    /** The part of the ring that does not turn visibly. The other part has the colour of the text. */
    '--site-line': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
