import { defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { flag, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { directions, readBlock, segmentLimits, shapes, speedLimits } from './model/block.ts';

export const contract = defineContract({
  tag: 'site-marquee',
  load: 'near-viewport',
  wake: 'viewport',
  attributes: {
    /** The form of the line. A wave shows only text: content with links, images or controls stays straight. */
    shape: oneOf(shapes, 'straight'),
    /** The width of a rise or a fall of the wave, in pixels. */
    waveSegment: number(segmentLimits.min, segmentLimits),
    /** The direction in which the text moves. Default: `left`, in right-to-left text `right`. */
    direction: oneOf(directions),
    /** The speed in pixels per second; at 0 the text does not move. */
    speed: number(60, speedLimits),
    /** Whether the text pauses while the pointer is over it. */
    pauseOnHover: toggle(true),
    /** Whether the text is paused. Updated when the visitor uses the button. */
    paused: flag(),
    /** Marquee block data of a site builder, as JSON. Attributes and content take precedence. */
    blockJson: text(),
    /** Same as `block-json`, under the name that site builders use. */
    dataBlockJson: text(),
  },
  layers: {
    block: ({ blockJson, dataBlockJson }) => {
      const { items: _, ...settings } = readBlock(blockJson ?? dataBlockJson ?? '') ?? {};
      return settings;
    },
  },
  events: {
    /** The button or `pause()` has paused the text. */
    'site-paused': event(),
    /** The button or `play()` has resumed the text. */
    'site-resumed': event(),
  },
  methods: {
    /** Pauses the text as the button does. */
    pause: method<() => void>(),
    /** Resumes the text. */
    play: method<() => void>(),
  },
  commands: { '--pause': 'pause', '--play': 'play' },
  reads: { selector: '*', attributes: ['href', 'src', 'class'], text: true },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The text: on one line, from phrases such as paragraphs or list items, or from text with links in it. */
    '': true,
  },
  parts: {
    /** The button that pauses and resumes the text. */
    pause: true,
  },
  states: {
    /** The text moves. */
    moving: true,
  },
  cssProperties: {
    /** The space between phrases, and between the end of the text and its beginning. Default: 44px. */
    '--site-marquee-gap': 'length',
    /** The height of a wave, from its lowest to its highest point. Default: 44px. */
    '--site-marquee-wave-height': 'length',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
