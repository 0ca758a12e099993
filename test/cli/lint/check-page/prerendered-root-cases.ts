import { authorMarkup, markRoot, writeMark } from '../../../../cli/text/prerendered-root.ts';
import { version } from '../../../../tools/package-json.ts';
import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** The value of the mark, for an element with this markup. */
const mark = (host: string, content: string, by = version): string =>
  writeMark(markRoot(by, authorMarkup(host, [])('site-plain', 0), content));

/** A prerendered element. `was` and `wrote` are the start tag and the content at the time of prerendering. */
const prerendered = (parts: Readonly<Partial<Record<'host' | 'was' | 'content' | 'wrote', string>>> = {}): string => {
  const { host = '<site-plain id="a">', content = '<h2>Sure?</h2>' } = parts;
  const { was = host, wrote = content } = parts;
  const value = mark(`${was}Really?</site-plain>`, wrote);
  return `${host}<template shadowrootmode="open" data-site-prerendered="${value}">${content}</template>Really?</site-plain>`;
};

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'prerendered-root': [
    [
      'prerendered-root-version',
      `<site-plain><template shadowrootmode="open" data-site-prerendered="⟦${mark('<site-plain></site-plain>', '<p>', '0.0.9')}⟧"><p></template></site-plain>`,
    ],
    [
      'prerendered-root-version',
      '<site-plain>\n<template shadowrootmode="open" ⟦data-site-prerendered=""⟧></template></site-plain>',
    ],
    ['prerendered-root-edited', prerendered({ wrote: '<h2>Old?</h2>' }).replace('<template', '⟦<template⟧')],
    ['prerendered-root-stale', prerendered({ was: '<site-plain id="b">' }).replace('<site-plain', '⟦<site-plain⟧')],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'prerendered-root': [
    prerendered(),
    `<p>Before</p>${prerendered({ content: '<style>\n:host{}</style><a href="#gone"><img src="a.png"></a>' })}${prerendered()}`,
    '<site-plain><template shadowrootmode="open"><p>Of another tool</p></template></site-plain>',
    '<!-- <site-plain><template shadowrootmode="open" data-site-prerendered="0.0.9 1 2"></template></site-plain> -->',
    '<script>const text = `<template data-site-prerendered="0.0.9 1 2"></template>`;</script>',
  ],
};
