import { formatMessage } from '../model/message-format.ts';
import type { ElementClass } from './element-types.ts';
import { messages } from './messages.en.ts';

const version = __VERSION__;

/** Classes carry the version that registered them, so that a second copy on the page can say which one is used. */
const versionKey = Symbol.for('site-elements.version');

/**
 * Registers an element under its contract's tag. On a server, and for a copy that comes second on a page, it does
 * nothing; a second copy of another version warns in the console.
 */
export function register<Class extends Pick<ElementClass, 'contract'>>(Class: Class): void {
  if (typeof customElements === 'undefined') return;
  const { tag } = Class.contract;
  const first = customElements.get(tag);
  if (first) {
    const theirs = Reflect.get(first, versionKey);
    const other = theirs === undefined ? 'another library' : `version ${theirs}`;
    if (theirs !== version) console.warn(formatMessage(messages['element-duplicate'], { tag, other, own: version }));
    return;
  }
  Object.defineProperty(Class, versionKey, { value: version });
  // An ElementClass is a constructor of HTMLElements by construction.
  customElements.define(tag, Class as unknown as CustomElementConstructor);
}
