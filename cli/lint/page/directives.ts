/**
 * Comments that suppress rules, each with a reason: `<!-- site-lint-disable-next image-alt -- a tracking pixel -->`
 * for the next tag, `<!-- site-lint-disable … -->` until `<!-- site-lint-enable … -->` or the end of the page.
 */
import type { Finding, PlacedFinding } from '../../finding.ts';
import { lastAtMost } from '../../text/binary-search.ts';
import { closestMatch } from '../../text/closest-match.ts';
import type { Comment, Page, PageElement, Range } from './page.ts';

const kinds = ['disable-next', 'disable', 'enable'] as const;

interface Directive {
  readonly kind: (typeof kinds)[number];
  readonly comment: Comment;
  readonly rules: readonly (Range & { readonly id: string })[];
  readonly hasReason: boolean;
}

/** A rule that a comment suppresses, and the range in which it does. */
interface Suppression extends Range {
  readonly rule: string;
  readonly at: Range;
}

/** Returns the range of each rule id in the comment, where it is first, without the reason. */
function rulesIn({ text, start }: Comment, from: number, to: number): Directive['rules'] {
  const rules = new Map<string, Directive['rules'][number]>();
  for (const { 0: id, index } of text.slice(from, to).matchAll(/[^\s,]+/g)) {
    // The text of a comment begins after `<!--`.
    const at = start + 4 + from + index;
    if (!rules.has(id)) rules.set(id, { id, start: at, end: at + id.length });
  }
  return [...rules.values()];
}

function readDirective(comment: Comment): Directive | undefined {
  const { text } = comment;
  const [head = '', word = ''] = /^\s*site-lint-([\w-]*)/.exec(text) ?? [];
  const kind = kinds.find((one) => one === word);
  if (kind === undefined) return undefined;
  const dashes = text.indexOf('--', head.length);
  const reason = dashes < 0 ? '' : text.slice(dashes + 2);
  const rules = rulesIn(comment, head.length, dashes < 0 ? text.length : dashes);
  return { kind, comment, rules, hasReason: reason.trim() !== '' };
}

const holdsText = ({ name }: PageElement): boolean => ['script', 'style', 'textarea', 'title'].includes(name);

/** Returns the range of a start tag, including the content of elements that contain only text. */
function tagRange(element: PageElement, text: string): Range {
  const { tag, attributes, end } = element;
  // An element that ends too early is reported at its end.
  if (holdsText(element)) return { start: tag.start, end: end + 1 };
  const close = text.indexOf('>', attributes.at(-1)?.end ?? tag.end);
  return { start: tag.start, end: close < 0 ? text.length : close + 1 };
}

/**
 * Returns the suppressions of the directives, in order. Reads them backwards, so that each `enable` is read before the
 * `disable` that it ends.
 */
function suppressionsOf(
  directives: readonly Directive[],
  { elements, source: { text } }: Page,
): readonly Suppression[] {
  const starts = elements.map(({ tag }) => tag.start);
  const enabledAt = new Map<string, number>();
  const found: Suppression[][] = [];
  for (const { kind, comment, rules } of directives.toReversed()) {
    if (kind === 'enable') for (const { id } of rules) enabledAt.set(id, comment.start);
    else {
      const next = elements[lastAtMost(starts, comment.end - 1) + 1];
      const end = { start: text.length, end: text.length };
      const reach = kind === 'disable' ? undefined : next ? tagRange(next, text) : end;
      found.push(
        rules.map(({ id, ...at }) => ({
          rule: id,
          at,
          ...(reach ?? { start: comment.end, end: enabledAt.get(id) ?? text.length }),
        })),
      );
    }
  }
  return found.toReversed().flat();
}

/** Returns a function that tests whether a suppression of a rule covers an offset. */
function coverage(silenced: readonly Suppression[]): (rule: string, offset: number) => boolean {
  const byRule = new Map<string, { readonly starts: number[]; readonly ends: number[] }>();
  for (const { rule, start, end } of silenced.toSorted((a, b) => a.start - b.start)) {
    const { starts, ends } = byRule.get(rule) ?? { starts: [], ends: [] };
    starts.push(start);
    ends.push(Math.max(end, ends.at(-1) ?? 0));
    byRule.set(rule, { starts, ends });
  }
  return (rule, offset) => {
    const { starts, ends } = byRule.get(rule) ?? { starts: [], ends: [] };
    return (ends[lastAtMost(starts, offset)] ?? 0) > offset;
  };
}

/** Returns a function that tests whether a suppression covers a finding. */
function usage(findings: readonly PlacedFinding[]): (silence: Suppression) => boolean {
  const offsets = new Map<string, number[]>();
  for (const { rule, start } of findings) {
    const ofRule = offsets.get(rule);
    if (ofRule) ofRule.push(start.offset);
    else offsets.set(rule, [start.offset]);
  }
  for (const ofRule of offsets.values()) ofRule.sort((a, b) => a - b);
  return ({ rule, start, end }) => {
    const ofRule = offsets.get(rule) ?? [];
    return lastAtMost(ofRule, end - 1) > lastAtMost(ofRule, start - 1);
  };
}

const warn = (code: string, { start, end }: Range, args: Finding['args'] = {}): Finding => ({
  code,
  severity: 'warn',
  args,
  start,
  end,
});

type FindClosest = (id: string) => string | undefined;

/** Returns a search that computes the closest rule once for each id, because directives can repeat one any number of times. */
function closestRuleFinder(known: readonly string[]): FindClosest {
  const found = new Map<string, string | undefined>();
  return (id) => {
    if (!found.has(id)) found.set(id, closestMatch(id, known));
    return found.get(id);
  };
}

function unknownRule(id: string, at: Range, closestRule: FindClosest): Finding {
  const meant = closestRule(id);
  return meant
    ? warn('directive-rule-misspelt', at, { id, nearest: meant })
    : warn('directive-rule-unknown', at, { id });
}

function problemsOf(
  { comment, rules, kind, hasReason }: Directive,
  known: readonly string[],
  closestRule: FindClosest,
): readonly Finding[] {
  if (rules.length === 0) return [warn('directive-rule-missing', comment)];
  const unknown = rules.filter(({ id }) => !known.includes(id)).map((at) => unknownRule(at.id, at, closestRule));
  return [...unknown, ...(hasReason || kind === 'enable' ? [] : [warn('directive-reason-missing', comment)])];
}

/** The ids of all rules: those of this command, and those of the other one. */
export interface KnownRules {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

/** The suppressions of a page, and the problems in its directives. */
export interface Suppressions {
  /** Whether a finding of the rule at that offset is suppressed. */
  isSuppressed(rule: string, offset: number): boolean;
  readonly problems: readonly Finding[];
}

export function readDirectives(
  page: Page,
  all: () => readonly PlacedFinding[],
  { own, others }: KnownRules,
): Suppressions {
  if (page.comments.length === 0) return { isSuppressed: () => false, problems: [] };
  const read = page.comments.map((comment) => ({ comment, directive: readDirective(comment) }));
  const directives = read.flatMap(({ directive }) => (directive ? [directive] : []));
  const silenced = suppressionsOf(directives, page);
  const known = [...own, ...others];
  const closestRule = closestRuleFinder(known);
  const isUsed = usage(all());
  const unused = silenced.filter((one) => own.includes(one.rule) && !isUsed(one));
  return {
    isSuppressed: coverage(silenced),
    problems: [
      ...read.filter(({ directive }) => !directive).map(({ comment }) => warn('directive-unknown', comment)),
      ...directives.flatMap((one) => problemsOf(one, known, closestRule)),
      ...unused.map(({ rule, at }) => warn('directive-unused', at, { rule })),
    ],
  };
}
