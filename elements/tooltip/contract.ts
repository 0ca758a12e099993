import { defineContract, defineShadowApi, method } from '../../core/model/contract/contract.ts';
import { duration, text } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-tooltip',
  load: 'near-viewport',
  wake: 'script',
  attributes: {
    /** The id of the control that the text describes. Default: the element before the tooltip. */
    for: { ...text(), names: '*' },
    /** How long the pointer rests on the control before the text is shown. */
    delay: duration(1200),
  },
  methods: {
    /** Shows the text at once. */
    show: method<() => void>(),
    /** Hides the text, until the pointer or the focus returns. */
    hide: method<() => void>(),
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The text: one or two lines, without links and controls. */
    '': true,
  },
  cssProperties: {
    /** The background. */
    '--site-surface-raised': 'color',
    /** The text. */
    '--site-text': 'color',
    /** The text after the control, without script. */
    '--site-text-muted': 'color',
    /** The shadow. */
    '--site-shadow': 'shadow',
    /** The radius of the corners. */
    '--site-radius-1': 'length',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
