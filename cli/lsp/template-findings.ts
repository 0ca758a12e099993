/** Selects the findings of a template that are problems whatever its code does. */

import type { PlacedFinding } from '../finding.ts';
import { hasTemplateCode, isDynamic } from '../lint/page/dynamic.ts';
import { lastAtMost } from '../text/binary-search.ts';
import type { Source } from '../text/source.ts';

/** Rules that need all markup around an element or inside it, which the code of a template may add or repeat. */
const structural: ReadonlySet<string> = new Set([
  'accessible-name',
  'anchor-target',
  'audio-content',
  'control-label',
  'directive',
  'donate-form',
  'duplicate-attribute',
  'duplicate-id',
  'element-id',
  'element-items',
  'encoding',
  'experiment',
  'form-definition',
  'form-markup',
  'id-reference',
  'internal-path',
  'menu-sections',
  'nested-element',
  'page-context',
  'popup-content',
  'login-form',
  'pricing-views',
  'resource-path',
  'tooltip',
  'unclosed-markup',
]);

// The settings of a page before its markup: YAML of site generators, or the script of an Astro component.
const frontMatter = /^\s*---[^\n]*\n(?:[^\n]*\n)*?---[^\n]*(?:\n|$)/;

/** Replaces the front matter of a template with white space, so that all offsets stay the same. */
export function withoutFrontMatter(source: Source): Source {
  const [found] = frontMatter.exec(source.text) ?? [];
  if (found === undefined) return source;
  return { ...source, text: found.replaceAll(/[^\n]/g, ' ') + source.text.slice(found.length) };
}

// Expressions and spread attributes of Astro and of components in general.
const expression = /\{/;

// The code of a server, which has its own quotes and angle brackets.
const codeRange = /<\?(?!xml)[\s\S]*?(?:\?>|$)|<%[\s\S]*?(?:%>|$)|\{%[\s\S]*?(?:%\}|$)|\{\{[\s\S]*?(?:\}\}|$)/g;

interface Offsets {
  readonly start: number;
  readonly end: number;
}

const codeIn = (text: string): readonly Offsets[] =>
  [...text.matchAll(codeRange)].map(({ 0: code, index }) => ({ start: index, end: index + code.length }));

/** The part of a start tag that is read around a finding, in UTF-16 units on each side. */
const longestTag = 4096;

/** Returns the text of the start tag around a finding, from its `<` to the next `>`. */
function tagAround(text: string, { start, end }: PlacedFinding): string {
  const from = Math.max(0, start.offset - longestTag);
  const before = text.slice(from, start.offset + 1);
  const after = text.slice(end.offset - 1, end.offset + longestTag);
  const open = before.lastIndexOf('<');
  const close = after.indexOf('>');
  return (
    before.slice(Math.max(open, 0)) +
    text.slice(start.offset + 1, end.offset - 1) +
    (close < 0 ? after : after.slice(0, close))
  );
}

/** Whether a finding overlaps code. The ranges of code are sorted and do not overlap each other. */
function isInCode({ start, end }: PlacedFinding, code: readonly Offsets[], starts: readonly number[]): boolean {
  const last = code[lastAtMost(starts, Math.max(end.offset - 1, start.offset))];
  return last !== undefined && start.offset < last.end && last.start < Math.max(end.offset, start.offset + 1);
}

/**
 * Returns the findings that do not depend on the code of a template. A text without any code is markup, and keeps all
 * of its findings.
 */
export function certainFindings(findings: readonly PlacedFinding[], { text }: Source): readonly PlacedFinding[] {
  if (findings.length === 0 || (!hasTemplateCode(text) && !expression.test(text))) return findings;
  const code = codeIn(text);
  const starts = code.map(({ start }) => start);
  return findings.filter((finding) => {
    if (structural.has(finding.rule) || isInCode(finding, code, starts)) return false;
    const tag = tagAround(text, finding);
    return !isDynamic(tag) && !expression.test(tag);
  });
}
