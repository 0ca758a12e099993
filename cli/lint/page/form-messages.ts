/** Finds messages of the author in forms that no error shows, because their attributes name no rule. */
import { messageAttribute, messageRules, messagePrefix as prefix } from '../../../core/model/form/custom-messages.ts';
import type { Finding } from '../../finding.ts';
import { closestMatch, fixableMatch } from '../../text/closest-match.ts';
import { isInTemplate, nearestOf } from './closest.ts';
import { isTemplated } from './dynamic.ts';
import { attributeOf, named, nameRange, type Page, type PageAttribute, type PageElement } from './page.ts';

const accepted = messageRules.map(messageAttribute);

function judge(element: PageElement, attribute: PageAttribute, text: string): Finding {
  const { name } = attribute;
  const range = nameRange(attribute, text);
  const nearest = closestMatch(name.slice(prefix.length), messageRules);
  if (nearest === undefined) {
    const args = { attribute: name, accepted: accepted.join(', ') };
    // Another script may use it.
    return { code: 'form-message-unknown', severity: 'info', args, ...range };
  }
  const args = { attribute: name, nearest: `${prefix}${nearest}` };
  const meant = fixableMatch(name.slice(prefix.length), messageRules);
  const isFixable = meant !== undefined && !attributeOf(element, `${prefix}${meant}`);
  const fix = isFixable ? { fix: { ...range, text: `${prefix}${meant}` } } : {};
  return { code: 'form-message-misspelt', severity: 'warn', args, ...range, ...fix };
}

/** Returns the attributes for messages in `<site-form>` that no error uses. */
export function messageProblems(page: Page): readonly Finding[] {
  if (named(page, 'site-form').length === 0) return [];
  const hostAround = nearestOf(page, ({ name }) => name === 'site-form');
  return page.attributed
    .filter((element) => hostAround[element.index] && !isTemplated(element) && !isInTemplate(element, page))
    .flatMap((element) =>
      element.attributes
        .filter(({ name }) => name.startsWith(prefix) && !accepted.includes(name))
        .map((attribute) => judge(element, attribute, page.source.text)),
    );
}
