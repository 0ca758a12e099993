/** Runs `validate` over texts, and returns the findings with the text that each of them covers. */

import type { PlacedFinding } from '../../../../cli/finding.ts';
import { checkEntities } from '../../../../cli/lint/data/check-entities.ts';
import { findEntities } from '../../../../cli/lint/data/find-entities.ts';
import { contextNames } from '../../../../cli/lint/data/script-contexts.ts';

/** A finding, and the text of the file between its start and its end. */
export interface Pointed extends PlacedFinding {
  readonly piece: string;
}

/** Returns the findings of the command in a text. */
export const findingsIn = (text: string, isExpected = true): readonly Pointed[] =>
  checkEntities({ file: 'sample', text }, findEntities(text, { isExpected })).map((finding) => ({
    ...finding,
    piece: text.slice(finding.start.offset, finding.end.offset),
  }));

/** Returns one JSON text in each place where pages and scripts contain JSON. */
export const places: Readonly<Record<string, (json: string) => string>> = {
  'a separate file': (json) => json,
  'a page': (json) =>
    `<!doctype html>\r\n<title>“Café” 𝄞</title>\r\n<script type="application/json" data-site-context>${json}</script><p>"{`,
  'an inline script': (json) =>
    `<!doctype html><body>\n<script>var a = {};\nStatic.${contextNames[1]} = ${json}; run();</script>`,
  'a script file': (json) => `// {not this}\nexport const ${contextNames[0]} = ${json};\nconst other = { a: 1 };\n`,
};
