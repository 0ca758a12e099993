import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { duration, flag, list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { popupStyles } from './model/popup-styles.ts';
import { parseBlock, readSettings, readSiteSettings } from './model/settings.ts';
import type { Trigger } from './model/triggers.ts';

export const contract = defineContract({
  tag: 'site-popup',
  load: 'at-once',
  wake: 'idle',
  wakeIf: ({ open, showOnTimer, showOnScroll, exitIntent }) => open || showOnTimer || showOnScroll || exitIntent,
  attributes: {
    /** Whether the popup is shown. Updated when it opens, and when the visitor closes it. */
    open: flag(),
    /** Whether the popup blocks the page until it is closed. Otherwise it is in a corner, and does not take the focus when it opens automatically. */
    modal: toggle(true),
    /** The layout, by name or by the number in the site builder's data (1 or 2). */
    popupStyle: oneOf(popupStyles, 'stacked'),
    /** Version of the popup. Raise it to show the popup again to visitors who have closed it. */
    version: number(1, { min: 0, integer: true }),
    /** Whether the popup opens automatically on phones: screens up to 432 pixels wide. */
    enableMobile: toggle(false),
    /** Whether the popup no longer opens for visitors who have sent a form in it. */
    showUntilSignup: toggle(true),
    /** Days until the popup opens again for a visitor who has closed it; -1 for never. */
    displayFrequency: number(30, { min: -1, integer: true }),
    /** Whether the popup opens when the visitor has scrolled. */
    showOnScroll: toggle(false),
    /** How far the visitor has to scroll, in percent of the page. */
    scrollPercentage: number(25, { min: 0, max: 100 }),
    /** Whether the popup opens after a delay. */
    showOnTimer: toggle(true),
    /** The delay. */
    timerDelay: duration(5000),
    /** Whether the popup opens on all pages of the site. */
    showOnAllPages: toggle(true),
    /** Ids of the pages on which it opens if `show-on-all-pages` is false. */
    enabledPages: list(),
    /** Id of this page. Default: the id of its collection in the site context. */
    pageId: text(),
    /** Whether the popup opens when the mouse leaves the window at the top. */
    exitIntent: flag(),
    /** Popup settings of a site builder, as JSON. */
    blockJson: text(),
    /** Same as `block-json`, under the name that site builders use. */
    dataBlockJson: text(),
  },
  layers: {
    block: ({ blockJson, dataBlockJson }) => readSettings(parseBlock(blockJson ?? dataBlockJson)),
    context: ({ popupOverlaySettings, collection }) => ({
      ...readSiteSettings(popupOverlaySettings),
      pageId: collection?.id,
    }),
  },
  events: {
    /** Before the popup is shown; cancelling keeps it hidden. */
    'site-show': cancelableEvent<{ readonly trigger: Trigger }>(),
    /** The popup is shown. */
    'site-shown': event(),
    /** Before the popup is hidden for any reason; cancelling keeps it open. */
    'site-hide': cancelableEvent(),
    /** The popup is hidden, and the focus is back on the element that had it before. */
    'site-hidden': event(),
  },
  methods: {
    /** Shows the popup, whatever its settings and earlier visits are. */
    show: method<() => void>(),
    /** Hides the popup as if the visitor had closed it. */
    hide: method<() => void>(),
  },
  commands: {
    '--show': 'show',
    '--hide': 'hide',
    'show-modal': 'show',
    close: 'hide',
    'request-close': 'hide',
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The content: a heading, a sentence, and a form or a link. */
    '': true,
    /** One image or video, above or beside the content. */
    media: true,
  },
  parts: {
    /** The popup box; the `::backdrop` of a modal one is the overlay. */
    popup: true,
    /** The button that closes the popup. */
    close: true,
    /** Container of the content. */
    body: true,
  },
  cssProperties: {
    /** Background of the popup. */
    '--site-surface-raised': 'color',
    /** Text and the close button. */
    '--site-text': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** The overlay behind a modal popup. */
    '--site-overlay': 'color',
    /** Corners of the close button. */
    '--site-radius-1': 'length',
    /** Corners of the popup. */
    '--site-radius-2': 'length',
    /** The shadow of the popup. */
    '--site-shadow': 'shadow',
    /** Stacking order of a popup that is not modal in browsers without the Popover API. */
    '--site-z-index': 'integer',
  },
});
