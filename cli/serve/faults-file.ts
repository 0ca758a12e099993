import { readFile } from 'node:fs/promises';
import { isUserError } from '../../core/model/user-error.ts';
import { parseFaultRule } from '../mock/faults/parse-rule.ts';
import { reasonOf } from '../reason.ts';
import { fail } from './fail.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

interface Rule {
  readonly text: string;
  /** The number of the line, or in JSON that of the rule, from 1. */
  readonly at: number;
}

function fromJson(text: string, file: string): readonly Rule[] {
  try {
    const rules: unknown = JSON.parse(text);
    if (isTexts(rules)) return rules.map((rule, index) => ({ text: rule, at: index + 1 }));
  } catch (error) {
    throw fail('serve-faults-file-json', { file, reason: reasonOf(error) }, error);
  }
  throw fail('serve-faults-file-json', { file, reason: 'expected an array of strings' });
}

const fromLines = (text: string): readonly Rule[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), at: index + 1 }))
    .filter((rule) => rule.text !== '' && !rule.text.startsWith('#'));

/** Checks a rule. Throws a UserError with its position in the file. */
function checked({ text, at }: Rule, file: string): string {
  try {
    parseFaultRule(text);
    return text;
  } catch (error) {
    if (!isUserError(error)) throw error;
    throw fail('serve-faults-file-rule', { file, at, reason: error.message, advice: error.help ?? '' }, error);
  }
}

/**
 * Reads the fault rules of a file: a JSON array of strings, or one rule per line. Lines that start with `#` are
 * comments. Throws a UserError.
 */
export async function readFaultsFile(path: string, file: string): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fail('serve-faults-file-unread', { file, reason: reasonOf(error) }, error);
  });
  const rules = text.trimStart().startsWith('[') ? fromJson(text, file) : fromLines(text);
  return rules.map((rule) => checked(rule, file));
}
