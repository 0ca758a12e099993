import { version } from '../../../package.json';
import type { Finding } from '../../finding.ts';
import { authorMarkup, markRoot, readMark } from '../../text/prerendered-root.ts';
import type { Rule } from '../rule.ts';

/** Reports shadow roots that another version prerendered, that were edited, or whose element has changed since. */
export const prerenderedRoot: Rule = {
  id: 'prerendered-root',
  check({ page: { original, prerendered, generated } }) {
    const markupOf = authorMarkup(original, generated);
    return prerendered.flatMap(({ host, mark, tag, content }): readonly Finding[] => {
      // A template that was moved out of its element is a change of the page.
      if (!host) return [];
      const found = readMark(mark.value);
      const args = { tag: host.name, version: found.version, own: version };
      const now = markRoot(version, markupOf(host.name, host.tag.start), content);
      if (found.version !== now.version)
        return [{ code: 'prerendered-root-version', severity: 'warn', args, start: mark.start, end: mark.end }];
      if (found.content !== now.content)
        return [{ code: 'prerendered-root-edited', severity: 'warn', args, ...tag, related: host.tag }];
      if (found.source !== now.source) return [{ code: 'prerendered-root-stale', severity: 'warn', args, ...host.tag }];
      return [];
    });
  },
};
