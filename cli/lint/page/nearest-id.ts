/** Suggests ids for references to missing ones. */
import type { Problem } from '../../../core/model/finding.ts';
import { nearMatch } from '../../text/closest-match.ts';
import { truncate } from '../../text/truncate.ts';
import { memoizeLast } from './memoize-last.ts';
import type { Page } from './page.ts';

/** With more missing ids than this, part of the page is missing. Comparing all with all ids would also take too long. */
const mostSuggestions = 10;

const suggestionsOf = memoizeLast((_: Page) => new Map<string, string | undefined>());

const withoutDigits = (id: string): string => id.replace(/\d+/g, '');

function closestId(id: string, { targets }: Page): string | undefined {
  const bare = withoutDigits(id);
  // Another number is another element, not a typing error.
  return nearMatch(
    id,
    [...targets].filter((one) => withoutDigits(one) !== bare),
  );
}

/** Returns the id of the page that was probably meant by an id that it does not have. */
function nearestId(id: string, page: Page): string | undefined {
  const known = suggestionsOf(page);
  if (!known.has(id) && known.size < mostSuggestions) known.set(id, closestId(id, page));
  return known.get(id);
}

/**
 * Returns the code and arguments of a problem with a missing id: `…-misspelt` if the page has a similar one, of an
 * element that passes the test.
 */
export function missingId(
  id: string,
  { code, args }: Pick<Problem, 'code' | 'args'>,
  page: Page,
  isAccepted: (nearest: string) => boolean = () => true,
): Pick<Problem, 'code' | 'args'> {
  const nearest = nearestId(id, page);
  return nearest === undefined || !isAccepted(nearest)
    ? { code, args }
    : { code: `${code}-misspelt`, args: { ...args, nearest: truncate(nearest) } };
}
