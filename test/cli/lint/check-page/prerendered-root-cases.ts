import { authorMarkup, markRoot, writeMark } from '../../../../cli/text/prerendered-root.ts';
import { version } from '../../../../tools/package-json.ts';
import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** The value of the mark, for an element with this markup. */
const mark = (host: string, content: string, by = version): string =>
  writeMark(markRoot(by, authorMarkup(host, [])('site-dialog', 0), content));

/** A prerendered element. `was` and `wrote` are the start tag and the content at the time of prerendering. */
const prerendered = (parts: Readonly<Partial<Record<'host' | 'was' | 'content' | 'wrote', string>>> = {}): string => {
  const { host = '<site-dialog id="a">', content = '<h2>Sure?</h2>' } = parts;
  const { was = host, wrote = content } = parts;
  const value = mark(`${was}Really?</site-dialog>`, wrote);
  return `${host}<template shadowrootmode="open" data-site-prerendered="${value}">${content}</template>Really?</site-dialog>`;
};

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'prerendered-root': [
    [
      'prerendered-root-version',
      `<site-dialog><template shadowrootmode="open" data-site-prerendered="⟦${mark('<site-dialog></site-dialog>', '<p>', '0.0.9')}⟧"><p></template></site-dialog>`,
    ],
    [
      'prerendered-root-version',
      '<site-dialog>\n<template shadowrootmode="open" ⟦data-site-prerendered=""⟧></template></site-dialog>',
    ],
    ['prerendered-root-edited', prerendered({ wrote: '<h2>Old?</h2>' }).replace('<template', '⟦<template⟧')],
    ['prerendered-root-stale', prerendered({ was: '<site-dialog id="b">' }).replace('<site-dialog', '⟦<site-dialog⟧')],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'prerendered-root': [
    prerendered(),
    `<p>Before</p>${prerendered({ content: '<style>\n:host{}</style><a href="#gone"><img src="a.png"></a>' })}${prerendered()}`,
    '<site-dialog><template shadowrootmode="open"><p>Of another tool</p></template></site-dialog>',
    '<!-- <site-dialog><template shadowrootmode="open" data-site-prerendered="0.0.9 1 2"></template></site-dialog> -->',
    '<script>const text = `<template data-site-prerendered="0.0.9 1 2"></template>`;</script>',
  ],
};
