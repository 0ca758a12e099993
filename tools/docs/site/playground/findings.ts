/** Findings of the linter as a list, and as marks in the editor. */
import type { Diagnostic } from '@codemirror/lint';
import type { Splice } from './edit-attributes.ts';
import type { Finding } from './lint-source.ts';

const severityNames = { error: 'error', warn: 'warning', info: 'info' } as const;

/** Returns the number of findings as text: `2 errors, 1 warning`. */
export function countText(findings: readonly Pick<Finding, 'severity'>[]): string {
  const parts = (['error', 'warn', 'info'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const name = severity === 'info' ? 'note' : severityNames[severity];
    return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? 'No findings.' : `${parts.join(', ')}.`;
}

const spliceOf = ({ start, end, text }: NonNullable<Finding['fix']>): Splice => ({
  from: start,
  to: end,
  insert: text,
});

/** Returns a function that applies fixes as long as the source is the one that was linted: the offsets are of that one. */
export const applyTo =
  (linted: string, source: () => string, apply: Apply): Apply =>
  (splice) => {
    if (source() === linted) apply(splice);
  };

type Apply = (splice: Splice) => void;

/** Returns the marks of the editor. */
export const diagnosticsOf = (findings: readonly Finding[], apply: Apply): readonly Diagnostic[] =>
  findings.map(({ start, end, severity, message, help, rule, fix }) => ({
    from: start.offset,
    to: end.offset,
    severity: severityNames[severity],
    source: rule,
    message: help === undefined ? message : `${message}\n${help}`,
    actions: fix ? [{ name: 'Fix', apply: () => apply(spliceOf(fix)) }] : [],
  }));

function button(text: string, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = text;
  created.addEventListener('click', onClick);
  return created;
}

const paragraph = (text: string): HTMLElement => {
  const created = document.createElement('p');
  created.textContent = text;
  return created;
};

function itemOf(finding: Finding, apply: Apply, select: (from: number, to: number) => void): HTMLElement {
  const { start, end, severity, message, help, rule, fix } = finding;
  const item = document.createElement('li');
  item.className = severity;
  const link = document.createElement('a');
  link.href = `rules/${rule}.html`;
  link.textContent = rule;
  const actions = document.createElement('div');
  actions.append(button(`Line ${start.line}`, () => select(start.offset, end.offset)));
  if (fix) actions.append(button('Fix', () => apply(spliceOf(fix))));
  actions.append(link);
  item.append(paragraph(`${severityNames[severity]}: ${message}`), ...(help ? [paragraph(help)] : []), actions);
  return item;
}

/** The longest list: a page of mistakes is not read to its end. */
const maxItems = 50;

/** Returns the items of the list. */
export const findingItems = (
  findings: readonly Finding[],
  apply: Apply,
  select: (from: number, to: number) => void,
): readonly HTMLElement[] => findings.slice(0, maxItems).map((finding) => itemOf(finding, apply, select));
