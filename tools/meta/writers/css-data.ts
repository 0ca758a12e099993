import type { Writer } from '../element-description.ts';
import { joinedByName } from './joined-by-name.ts';
import { jsonText } from './json-text.ts';

/** CSS custom data 1.1, for VS Code's setting `css.customData`. */
export const cssData: Writer = (elements) =>
  jsonText({
    version: 1.1,
    properties: joinedByName(elements, ({ cssProperties }) => cssProperties),
    pseudoElements: joinedByName(
      elements,
      ({ parts }) => parts,
      (name) => `::part(${name})`,
    ),
    pseudoClasses: joinedByName(
      elements,
      ({ states }) => states,
      (name) => `:state(${name})`,
    ),
  });
