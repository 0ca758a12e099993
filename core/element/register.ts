import { formatMessage } from '../model/message-format.ts';
import { warnInDevelopment } from '../page/development.ts';
import type { ElementClass } from './element-types.ts';
import { messages } from './messages.en.ts';
import { trackedRegistry } from './react-tree.ts';

const version = __VERSION__;

/** The version is a property of the class, so that a second copy on the page can report which version is used. */
const versionKey = Symbol.for('site-elements.version');

/**
 * Registers an element under its contract's tag. Does nothing on a server, and when the tag is already defined; a copy
 * of another version then warns in the console.
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
  (__REACT_IS_BUNDLED__ ? customElements : trackedRegistry).define(tag, Class as unknown as CustomElementConstructor);
  warnInDevelopment(document);
}
