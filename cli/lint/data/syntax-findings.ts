/** Reports syntax errors in the JSON of a page, for rules of `check`. */

import type { Fix } from '../../../core/model/finding.ts';
import type { Finding } from '../../finding.ts';
import { jsonFix } from '../fix/json-fix.ts';
import type { SyntaxCode } from '../fix/syntax-codes.ts';
import { faultsIn, faultText } from './fault-text.ts';
import type { EmbeddedJson } from './json-ranges.ts';
import { type JsonReading, readJson } from './read-json.ts';

/** Converts a fix of the JSON to one of the file. */
export const fixInFile = ({ start, end, text }: Fix, { at, write = (json) => json }: EmbeddedJson): Fix => ({
  start: at(start),
  end: at(end),
  text: write(text),
});

/** Returns a finding with this code for each syntax error; none if the text is JSON. */
export const syntaxFindings = (
  code: SyntaxCode,
  json: EmbeddedJson,
  reading: JsonReading = readJson(json.text),
): readonly Finding[] =>
  faultsIn(json.text, reading).map((fault) => {
    const { fix } = jsonFix(fault, json.text);
    return {
      code,
      severity: 'error',
      args: { fault: faultText(fault) },
      start: json.at(fault.start),
      end: json.at(fault.end),
      ...(fix && { fix: fixInFile(fix, json) }),
    };
  });
