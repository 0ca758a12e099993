/** Attributes that an element does not have, but whose meaning is known. `check` reports the same names. */
import type { Contract } from '../../model/contract/contract.ts';
import { attributeName } from '../../model/contract/names.ts';
import { findForeignName, findHandledEvent } from '../../model/vocabularies/foreign-names.ts';
import type { Problem } from './problem.ts';

const page = 'coming-from.html';
const patience = 1;

/** A name without hyphens and underscores: HTML writes the property `slidesPerRow` as `slidesperrow`. */
const bare = (name: string): string => name.replace(/[-_]/g, '');

/** Whether every HTML element has the attribute, or a script may read it, so that it may be meant as such. */
const isGeneral = (name: string, element: Element): boolean =>
  name.startsWith('data-') || (name in HTMLElement.prototype && typeof Reflect.get(element, name) !== 'function');

function attributeProblem(element: Element, name: string, contract: Contract): Problem | undefined {
  const tag = element.localName;
  const args = { tag, attribute: name };
  const event = findHandledEvent(tag, name, Object.keys(contract.events ?? {}));
  if (event !== undefined)
    return {
      code: 'development-attribute-event',
      args: { ...args, event },
      page: `elements/${tag.slice(5)}.html`,
      patience,
    };
  const foreign = findForeignName(tag, 'attribute', name);
  if (!foreign) {
    const instead = Object.keys(contract.attributes)
      .map(attributeName)
      .find((known) => bare(known) === bare(name));
    return instead === undefined
      ? undefined
      : { code: 'development-attribute-spelling', args: { ...args, instead }, page, patience };
  }
  const { instead, source = '' } = foreign;
  const isHint = isGeneral(name, element);
  // With both attributes, this one is meant for something else.
  if (isHint && element.hasAttribute(instead)) return undefined;
  const code = isHint ? 'development-attribute-general' : 'development-attribute-foreign';
  return { code, args: { ...args, instead, source }, page, patience, isHint };
}

/** Returns the problems with the attributes of a defined element. */
export function attributeProblems(element: Element, contract: Contract): readonly Problem[] {
  const known = new Set(Object.keys(contract.attributes).map(attributeName));
  return element
    .getAttributeNames()
    .filter((name) => !known.has(name))
    .flatMap((name) => attributeProblem(element, name, contract) ?? []);
}
