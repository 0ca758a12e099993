import { authorMarkup, markRoot, writeMark } from '../../../../cli/text/prerendered-root.ts';
import { version } from '../../../../tools/package-json.ts';
import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** The value of the mark, for an element with this markup. */
const mark = (host: string, content: string, by = version): string =>
  writeMark(markRoot(by, authorMarkup(host, [])('site-gallery', 0), content));

/** A prerendered element. `was` and `wrote` are the start tag and the content at the time of prerendering. */
const prerendered = (parts: Readonly<Partial<Record<'host' | 'was' | 'content' | 'wrote', string>>> = {}): string => {
  const { host = '<site-gallery id="a">', content = '<h2>Sure?</h2>' } = parts;
  const { was = host, wrote = content } = parts;
  const value = mark(`${was}Really?</site-gallery>`, wrote);
  return `${host}<template shadowrootmode="open" data-site-prerendered="${value}">${content}</template>Really?</site-gallery>`;
};

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'prerendered-root': [
    [
      'prerendered-root-version',
      `<site-gallery><template shadowrootmode="open" data-site-prerendered="⟦${mark('<site-gallery></site-gallery>', '<p>', '0.0.9')}⟧"><p></template></site-gallery>`,
    ],
    [
      'prerendered-root-version',
      '<site-gallery>\n<template shadowrootmode="open" ⟦data-site-prerendered=""⟧></template></site-gallery>',
    ],
    ['prerendered-root-edited', prerendered({ wrote: '<h2>Old?</h2>' }).replace('<template', '⟦<template⟧')],
    [
      'prerendered-root-stale',
      prerendered({ was: '<site-gallery id="b">' }).replace('<site-gallery', '⟦<site-gallery⟧'),
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'prerendered-root': [
    prerendered(),
    `<p>Before</p>${prerendered({ content: '<style>\n:host{}</style><a href="#gone"><img src="a.png"></a>' })}${prerendered()}`,
    '<site-gallery><template shadowrootmode="open"><p>Of another tool</p></template></site-gallery>',
    '<!-- <site-gallery><template shadowrootmode="open" data-site-prerendered="0.0.9 1 2"></template></site-gallery> -->',
    '<script>const text = `<template data-site-prerendered="0.0.9 1 2"></template>`;</script>',
  ],
};
