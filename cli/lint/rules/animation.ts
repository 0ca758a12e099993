import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { contract } from '../../../elements/animate/contract.ts';
import type { Finding } from '../../finding.ts';
import { isBound, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  attributesNamed,
  nameRange,
  type Page,
  type PageAttribute,
  type PageElement,
  valueRange,
} from '../page/page.ts';
import { rejectedValue } from '../page/rejected-value.ts';
import type { Rule } from '../rule.ts';

const prefix = 'data-site-animation';

/** The attribute of `<site-animate>` by that of other elements. Scripts write others, such as that of the state. */
const settings: ReadonlyMap<string, Attribute<unknown>> = new Map(
  Object.entries(contract.attributes).map(([name, kind]) => [
    name === 'animation' ? prefix : `${prefix}-${name}`,
    kind,
  ]),
);

const valueCodes = { unknown: 'animation-value', misspelt: 'animation-value-misspelt' };

function problemOf(attribute: PageAttribute, element: PageElement, { source: { text } }: Page): Finding | undefined {
  const { name, value } = attribute;
  const kind = settings.get(name);
  if (!kind) return undefined;
  const names = { attribute: name };
  if (element.name === contract.tag)
    return { code: 'animation-element', severity: 'warn', args: names, ...nameRange(attribute, text) };
  if (!attributeOf(element, prefix) && !isBound(element, prefix))
    return { code: 'animation-missing', severity: 'warn', args: names, ...nameRange(attribute, text) };
  // An empty value is the default animation.
  if ((name === prefix && value.trim() === '') || isDynamic(value) || kind.parse(value) !== undefined) return undefined;
  return { ...rejectedValue(valueCodes, value, kind, names), severity: 'error', ...valueRange(attribute, text) };
}

/** Reports attributes of animated blocks that have no effect, and values that they do not accept. */
export const animation: Rule = {
  id: 'animation',
  check: ({ page }) =>
    attributesNamed(page, settings.keys()).flatMap(
      ({ element, attribute }) => problemOf(attribute, element, page) ?? [],
    ),
};
