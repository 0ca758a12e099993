import type { Fix } from '../../../core/model/finding.ts';
import { type ForeignName, findForeignName, findHandledEvent } from '../../../core/model/vocabularies/foreign-names.ts';
import type { Finding } from '../../finding.ts';
import { closestMatch, fixableMatch } from '../../text/closest-match.ts';
import { isDynamic, isTemplated } from '../page/dynamic.ts';
import { elementsInPage } from '../page/elements-in-page.ts';
import type { KnownElement } from '../page/known-elements.ts';
import { attributeOf, nameRange, type PageAttribute, type PageElement } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Attributes of every HTML element, and those that common tools add to any element (such as `is` and `key`). */
const everywhere = new Set(
  `accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts
  hidden id inert inputmode is itemid itemprop itemref itemscope itemtype key lang nonce part popover ref role slot
  spellcheck style tabindex title translate virtualkeyboardpolicy writingsuggestions xmlns`.split(/\s+/),
);

/** Attributes of every form-associated element (HTML Standard, 4.13.3). */
const onFields = new Set(['name', 'form', 'disabled', 'readonly', 'required']);

// Names with other characters than plain attribute names are bindings: `:x`, `@x`, `[x]`, `(x)`, `*x`, `bind:x`, `{...x}`.
const plainName = /^[a-z][a-z\d_-]*$/;
const foreign = /^(?:aria-|data-|v-|x-|ng-|hx-|on)/;

const isElsewhere = (name: string, { formAssociated }: KnownElement): boolean =>
  !plainName.test(name) || foreign.test(name) || everywhere.has(name) || (formAssociated && onFields.has(name));

/** Renames the attribute, if that name is not set yet and accepts the value. */
function renameTo(
  meant: string | undefined,
  element: PageElement,
  known: KnownElement,
  attribute: PageAttribute,
  text: string,
): { fix?: Fix } {
  const accepting = meant === undefined ? undefined : known.attributes.get(meant);
  if (meant === undefined || attributeOf(element, meant) || isDynamic(attribute.value)) return {};
  if (accepting?.names !== undefined || accepting?.parse(attribute.value) === undefined) return {};
  return { fix: { ...nameRange(attribute, text), text: meant } };
}

/** Judges a name of another library. Names that are valid on every element may be meant as such. */
function judgeForeign(
  { source, instead, hasSameValues }: ForeignName,
  element: PageElement,
  known: KnownElement,
  attribute: PageAttribute,
  text: string,
): Finding {
  const { name } = attribute;
  const range = nameRange(attribute, text);
  const args = { tag: element.name, attribute: name, instead, source: source ?? '' };
  if (isElsewhere(name, known)) return { code: 'element-attribute-general', severity: 'info', args, ...range };
  const fix = renameTo(hasSameValues ? instead : undefined, element, known, attribute, text);
  return { code: 'element-attribute-foreign', severity: 'error', args, ...range, ...fix };
}

function judge(element: PageElement, known: KnownElement, attribute: PageAttribute, text: string): readonly Finding[] {
  const tag = element.name;
  const { name } = attribute;
  const range = nameRange(attribute, text);
  const event = findHandledEvent(tag, name, known.events);
  if (event !== undefined) {
    return [{ code: 'element-attribute-event', severity: 'warn', args: { tag, attribute: name, event }, ...range }];
  }
  if (known.attributes.has(name)) return [];
  const foreign = findForeignName(tag, 'attribute', name);
  if (foreign) return [judgeForeign(foreign, element, known, attribute, text)];
  if (isElsewhere(name, known)) return [];
  const meant = closestMatch(name, known.attributes.keys());
  if (meant === undefined) {
    return [{ code: 'element-attribute-unknown', severity: 'warn', args: { tag, attribute: name }, ...range }];
  }
  const args = { tag, attribute: name, nearest: meant };
  const fix = renameTo(fixableMatch(name, known.attributes.keys()), element, known, attribute, text);
  return [{ code: 'element-attribute-misspelt', severity: 'error', args, ...range, ...fix }];
}

/**
 * Reports unknown attributes of the package's elements: as an error if the meant name is known, as a warning if another
 * script may use them.
 */
export const elementAttribute: Rule = {
  id: 'element-attribute',
  check: (subject) =>
    elementsInPage(subject)
      .filter(({ element }) => element.attributes.length > 0 && !isTemplated(element))
      .flatMap(({ element, known }) =>
        element.attributes.flatMap((attribute) => judge(element, known, attribute, subject.page.source.text)),
      ),
};
