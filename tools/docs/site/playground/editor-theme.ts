/** Colours of the editor: those of code in the docs. Marks of findings are drawn as text decorations instead of images. */
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const quiet = 'light-dark(#666a70, #9a9da3)';
const name = 'light-dark(#7a2f5d, #f0a6d0)';
const attribute = 'light-dark(#1d4ed8, #8fb2ff)';
const value = 'light-dark(#116b3f, #7ddba6)';
const line = 'var(--site-line)';
const warning = 'light-dark(#8a5a00, #e7b552)';

export const highlightStyle = HighlightStyle.define([
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: quiet },
  { tag: [tags.tagName, tags.angleBracket, tags.keyword, tags.definitionKeyword], color: name },
  { tag: [tags.attributeName, tags.propertyName, tags.className, tags.labelName], color: attribute },
  { tag: [tags.attributeValue, tags.string, tags.number, tags.bool, tags.regexp, tags.character], color: value },
  { tag: tags.invalid, color: 'var(--site-danger)' },
]);

const mark = (color: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  // WebKit takes a shorthand of the line only.
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationColor: color,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  textDecorationSkipInk: 'none',
});

export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--site-text)', backgroundColor: 'var(--quiet)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--site-accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { padding: '0.6875rem 0', caretColor: 'var(--site-text)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: quiet, border: '0' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: line },
  '.cm-tooltip': {
    border: `1px solid ${line}`,
    borderRadius: 'var(--site-radius-1)',
    backgroundColor: 'var(--site-surface-raised)',
    color: 'var(--site-text)',
    maxWidth: 'min(26rem, 80vw)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--site-accent)',
    color: 'var(--site-on-accent)',
  },
  '.cm-completionIcon': { display: 'none' },
  '.cm-lintRange': { backgroundPosition: 'initial' },
  '.cm-lintRange-error': mark('var(--site-danger)'),
  '.cm-lintRange-warning': mark(warning),
  '.cm-lintRange-info': mark('var(--site-accent)'),
  '.cm-lintRange-active': { backgroundColor: line },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--site-danger)' },
  '.cm-diagnostic': { padding: '0.375rem 0.6875rem', fontFamily: 'var(--sans)', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--site-danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: warning },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--site-accent)' },
  '.cm-diagnosticAction': {
    minHeight: '1.5rem',
    border: '1px solid currentColor',
    borderRadius: 'var(--site-radius-1)',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '.cm-panels': { backgroundColor: 'var(--page)', color: 'inherit' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: line, color: 'inherit' },
});
