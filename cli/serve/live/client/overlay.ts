/** The overlay: a summary of the page's findings that expands to a list. */

import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import type { LintFinding } from '../../../finding.ts';
import { messages } from './messages.en.ts';
import sheet from './overlay.css';

const item = ({ severity, rule, message, help, start }: LintFinding): HTMLElement =>
  el(
    'li',
    { class: severity },
    el('p', {}, message),
    el('p', { class: 'beside' }, `${severity} · ${rule} · ${formatMessage(messages['live-place'], { ...start })}`),
    help === undefined ? undefined : el('p', { class: 'beside' }, help),
  );

/** Creates the list of findings; Escape closes it. */
function panel(findings: readonly LintFinding[]): HTMLElement {
  const worst = findings.some(({ severity }) => severity === 'error') ? 'error' : 'warn';
  const summary = el('summary', { class: worst }, formatMessage(messages['live-findings'], { n: findings.length }));
  const list = el('ul', { tabindex: 0, 'aria-label': formatMessage(messages['live-label']) }, ...findings.map(item));
  const details = el('details', {}, summary, list);
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    details.open = false;
    summary.focus();
  });
  return details;
}

/** Shows the findings, if there are any. */
export function showOverlay(findings: readonly LintFinding[]): void {
  if (findings.length === 0) return;
  const host = el('div', { 'data-site-findings': true });
  const root = host.attachShadow({ mode: 'open' });
  const own = sheet.sheetFor(document);
  if (own) root.adoptedStyleSheets = [own];
  root.append(el('section', { 'aria-label': formatMessage(messages['live-label']) }, panel(findings)));
  // Outside of the body, so that the children of the body are unchanged.
  document.documentElement.append(host);
}
