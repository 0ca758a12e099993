import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { duration, flag, length, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import type { Answer } from './model/choices.ts';
import { sides, sizes } from './model/content.ts';
import { dialogStyles } from './model/dialog-styles.ts';

export const contract = defineContract({
  tag: 'site-dialog',
  load: 'on-intent',
  wake: 'idle',
  wakeIf: ({ open }) => open,
  attributes: {
    /** Whether the dialog is shown. Updated when the visitor answers. */
    open: flag(),
    /** The buttons of the dialog, by name or by the number in the site builder's data (0 to 3), or `content` for any markup. */
    dialogStyle: oneOf(dialogStyles, 'confirm-or-cancel'),
    /** The heading, and the dialog's name for assistive technology. Default for `content`: the first heading in it. */
    dialogTitle: text(),
    /** Label of the button that confirms. Default "OK", or "Yes" beside "No". */
    confirmLabel: text(),
    /** Label of the button that rejects. Default "No". */
    rejectLabel: text(),
    /** Label of the button that cancels. Default "Cancel". */
    cancelLabel: text(),
    /** Marks the action as destructive: the confirm button is shown in the danger colour. */
    destructive: flag(),
    /** The size of a dialog with `content`; `full` covers the window. */
    size: oneOf(sizes, 'medium'),
    /** The side of the window at which a dialog with `content` is a drawer. */
    side: oneOf(sides),
    /** How the visitor can close the dialog besides its buttons: Escape and a click on the overlay, Escape only, or neither. */
    closedby: oneOf(['any', 'closerequest', 'none'], 'any'),
    /** Width of the dialog; never wider than the window. Default 350px, and for `content` that of its `size`. */
    width: length(),
    /** Space inside the dialog's edge, in pixels. */
    padding: number(20, { min: 0 }),
    /** Time until a notification (`no-buttons`) hides, 10 s if it has an action; 0 keeps it until `hide()`. */
    hideAfter: duration(2000),
    /** Whether the element is removed from the document after it is hidden. */
    destroyOnHide: toggle(false),
  },
  events: {
    /** Before the dialog is shown; cancelling keeps it hidden. */
    'site-show': cancelableEvent(),
    /** The dialog is shown and has the focus. */
    'site-shown': event(),
    /** Before a confirmation takes effect (button, action of a notification, form with `method="dialog"`); cancelling keeps the dialog open. */
    'site-confirm': cancelableEvent(),
    /** Before a rejection takes effect; cancelling keeps the dialog open. */
    'site-reject': cancelableEvent(),
    /** Before a cancellation (button, Escape, click on the overlay, `requestClose()`) takes effect; cancelling keeps the dialog open. */
    'site-cancel': cancelableEvent(),
    /** Before the dialog is hidden for any reason; cancelling keeps it open. */
    'site-hide': cancelableEvent<{ readonly answer: Answer }>(),
    /** The dialog is hidden, and the focus is back on the element that had it before. */
    'site-hidden': event<{ readonly answer: Answer }>(),
  },
  methods: {
    /** Shows the dialog. */
    show: method<() => void>(),
    /** Hides the dialog as if it had been cancelled, but without firing `site-cancel`. */
    hide: method<() => void>(),
    /** Cancels the dialog as the visitor does with Escape: `site-cancel` is fired, and can keep it open. */
    requestClose: method<() => void>(),
    /** Shows the dialog and resolves with the answer after it is hidden. */
    ask: method<() => Promise<Answer>>(),
  },
  commands: {
    '--show': 'show',
    '--hide': 'hide',
    'show-modal': 'show',
    close: 'hide',
    'request-close': 'requestClose',
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The message: text or any markup. */
    '': true,
    /** Buttons at the bottom of a dialog with `content`, in view while the content scrolls. */
    footer: true,
    /** The link or button of a notification. A click on it confirms and hides the notification. */
    action: true,
  },
  parts: {
    /** The dialog box; its `::backdrop` is the overlay. */
    dialog: true,
    /** The heading. */
    title: true,
    /** Container of the heading and the close button of a dialog with `content`. */
    header: true,
    /** The button that closes a dialog with `content`, or a notification with an action. */
    close: true,
    /** Container of the content. */
    body: true,
    /** Container of the buttons in the slot `footer`. */
    footer: true,
    /** Container of the message. */
    message: true,
    /** Container of the buttons. */
    actions: true,
    /** The button that confirms. */
    confirm: true,
    /** The button that rejects. */
    reject: true,
    /** The button that cancels. */
    cancel: true,
    /** The notification. */
    notification: true,
    /** The notification's icon. */
    icon: true,
    /** The bar that shows the remaining time of the notification. */
    progress: true,
  },
  cssProperties: {
    /** Background of dialog and notification. */
    '--site-surface-raised': 'color',
    /** Heading and buttons, and the text of a notification. */
    '--site-text': 'color',
    /** The message's text. */
    '--site-text-muted': 'color',
    /** The primary button and focus rings. */
    '--site-accent': 'color',
    /** The line around focus rings. */
    '--site-surface': 'color',
    /** Text on the primary button. */
    '--site-on-accent': 'color',
    /** The primary button of a destructive dialog. */
    '--site-danger': 'color',
    /** Text on the primary button of a destructive dialog. */
    '--site-on-danger': 'color',
    /** The notification's icon. */
    '--site-success': 'color',
    /** Lines around buttons and notification. */
    '--site-line': 'color',
    /** The overlay behind the dialog. */
    '--site-overlay': 'color',
    /** Corners of buttons. */
    '--site-radius-1': 'length',
    /** Corners of dialog and notification. */
    '--site-radius-2': 'length',
    /** The shadow of dialog and notification. */
    '--site-shadow': 'shadow',
    /** Stacking order of notifications in browsers without the Popover API. */
    '--site-z-index': 'integer',
  },
});
