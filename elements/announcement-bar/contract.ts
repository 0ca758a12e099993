import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { flag, number, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import { nameOf } from '../../core/model/vocabularies/vocabulary.ts';

/** Ours: the specification does not name the numbers. */
const barStyles = { plain: 1, inverse: 2 } as const;

export const contract = defineContract({
  tag: 'site-announcement-bar',
  load: 'at-once',
  wake: 'idle',
  // Links of the settings work only after they are sanitized.
  wakeIf: ({ barText = '' }) => /[<&]/.test(barText),
  attributes: {
    /** The name of the region for assistive technology. Default: "Announcement", in the language of the page. */
    label: text(),
    /** The text of the bar, plain or HTML. Content inside the element takes precedence. */
    barText: text(),
    /** The colours, by name or by the number in the site builder's data: those of the page, or the same reversed. */
    barStyle: oneOf(barStyles, 'plain'),
    /** URL that a click on the bar opens. Links in the text keep theirs. */
    clickthroughUrl: url(),
    /** Whether `clickthrough-url` opens in a new window. */
    newWindow: flag(),
    /** Whether visitors can close the bar. */
    dismissible: toggle(true),
    /** Days for which the bar stays closed, if the visitor allows functional storage; 0 and otherwise: until the tab is closed. */
    dismissDays: number(30, { min: 0, max: 400 }),
    /** Identifies the announcement: after a change, visitors who have closed the bar see it again. Default: derived from the text. */
    version: text(),
    /** Whether the bar is closed. Updated when the visitor closes it. */
    dismissed: flag(),
  },
  layers: {
    context: ({ announcementBarSettings: settings, showAnnouncementBar = true }) =>
      settings && showAnnouncementBar
        ? {
            barText: settings.text,
            barStyle: nameOf(barStyles, settings.style ?? 0),
            clickthroughUrl: settings.clickthroughUrl?.url,
            newWindow: settings.clickthroughUrl?.newWindow,
          }
        : {},
  },
  events: {
    /** Before the bar is shown again by `show()`; cancelling keeps it closed. */
    'site-show': cancelableEvent(),
    /** `show()` has shown the bar. */
    'site-shown': event(),
    /** Before the visitor or `hide()` closes the bar; cancelling keeps it open. */
    'site-hide': cancelableEvent(),
    /** The bar is closed. */
    'site-hidden': event(),
  },
  methods: {
    /** Shows the bar again, also on later pages. */
    show: method<() => void>(),
    /** Closes the bar as its button does. */
    hide: method<() => void>(),
  },
  commands: { '--show': 'show', '--hide': 'hide' },
  reads: { selector: '*', attributes: ['href'], text: true },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The text: one or two short sentences, with links. */
    '': true,
  },
  parts: {
    /** The region around the text and the button. */
    bar: true,
    /** The link of `clickthrough-url`. */
    link: true,
    /** The text of the settings. */
    text: true,
    /** The button that closes the bar. */
    close: true,
  },
  states: {
    /** The bar has a text. Without one it is hidden. */
    filled: true,
  },
  cssProperties: {
    /** Background of the bar; the text if `bar-style` is `inverse`. */
    '--site-surface': 'color',
    /** Text of the bar; the background if `bar-style` is `inverse`. */
    '--site-text': 'color',
    /** The line below the bar. */
    '--site-line': 'color',
    /** Focus rings of the page's own links. */
    '--site-accent': 'color',
  },
});
