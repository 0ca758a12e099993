import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { duration, oneOf } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-animate',
  load: 'on-intent',
  attributes: {
    /** How the block appears: it fades in, and may move from the start of the line or grow meanwhile. */
    animation: oneOf(['fade', 'slide', 'scale', 'none'], 'fade'),
    /** The duration of the animation. Default: `--site-animation-duration`, or 300 ms. */
    duration: duration(),
    /** The time between coming into view and the start of the animation. */
    delay: duration(0),
    /** With `view`, the animation follows the scroll position in browsers with scroll-driven animations, instead of the time. */
    timeline: oneOf(['auto', 'view'], 'auto'),
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The block. */
    '': true,
  },
  cssProperties: {
    /** The duration of animations without `duration`. Default: 0.3s. */
    '--site-animation-duration': 'time',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
