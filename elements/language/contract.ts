import { cancelableEvent, defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { oneOf, text } from '../../core/model/contract/kinds.ts';

/** The language that the visitor has chosen. */
export interface SelectDetail {
  /** The language as a tag, such as `pt-BR`. */
  readonly language: string;
  /** The absolute URL of the page in this language. */
  readonly href: string;
}

export const contract = defineContract({
  tag: 'site-language',
  load: 'near-viewport',
  // So that the links of the author are marked.
  wake: 'viewport',
  attributes: {
    /** Whether the languages are a list, or a menu behind a button with the current one. */
    design: oneOf(['list', 'menu'], 'list'),
    /** The name for screen readers. Default: "Language", in the language of the page. */
    label: text(),
  },
  events: {
    /** The visitor has chosen a language; cancelling neither follows the link nor remembers the choice. */
    'site-select': cancelableEvent<SelectDetail>(),
  },
  reads: { selector: 'a, nav', attributes: ['href', 'hreflang'] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your links: `<a href="…" hreflang="de" lang="de">Deutsch</a>`, in a list if you like. Without links, those in the head of the page are listed. */
    '': true,
  },
  parts: {
    /** The button that opens the menu. */
    button: true,
    /** The box of the menu. */
    menu: true,
    /** The list of the links from the head of the page. */
    list: true,
    /** A link from the head of the page. */
    link: true,
    /** The link to the current language, also a `link`. */
    current: true,
    /** The link to the language that the visitor has chosen before, if the page is in another one, also a `link`. */
    chosen: true,
  },
  states: {
    /** The visitor has chosen another language before, and the list has it. */
    'other-language': true,
  },
  cssProperties: {
    /** The text of the menu. */
    '--site-text': 'color',
    /** The background of the menu. */
    '--site-surface-raised': 'color',
    /** The line around the button. */
    '--site-line': 'color',
    /** The shadow of the menu. */
    '--site-shadow': 'shadow',
    /** The radius of the corners of the button. */
    '--site-radius-1': 'length',
    /** The radius of the corners of the menu. */
    '--site-radius-2': 'length',
    /** The stack level of the menu. */
    '--site-z-index': 'integer',
    /** Focus rings, and the dot at the language that was chosen before. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
