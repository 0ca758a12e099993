/** Runs `validate` over texts and gives the findings with the text that each of them points at. */

import type { PlacedFinding } from '../../../../cli/finding.ts';
import { checkEntities } from '../../../../cli/lint/data/check-entities.ts';
import { findEntities } from '../../../../cli/lint/data/find-entities.ts';
import { contextNames } from '../../../../cli/lint/data/script-contexts.ts';

/** A finding, and the piece of the file between its start and its end. */
export interface Pointed extends PlacedFinding {
  readonly piece: string;
}

/** The findings of a text, as the command makes them. */
export const findingsIn = (text: string, isExpected = true): readonly Pointed[] =>
  checkEntities({ file: 'sample', text }, findEntities(text, { isExpected })).map((finding) => ({
    ...finding,
    piece: text.slice(finding.start.offset, finding.end.offset),
  }));

/** One JSON text in the places where pages and scripts keep it. */
export const places: Readonly<Record<string, (json: string) => string>> = {
  'a separate file': (json) => json,
  'a page': (json) =>
    `<!doctype html>\r\n<title>“Café” 𝄞</title>\r\n<script type="application/json" data-site-context>${json}</script><p>"{`,
  'an inline script': (json) =>
    `<!doctype html><body>\n<script>var a = {};\nStatic.${contextNames[1]} = ${json}; run();</script>`,
  'a script file': (json) => `// {not this}\nexport const ${contextNames[0]} = ${json};\nconst other = { a: 1 };\n`,
};
