import { readFile, writeFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';
import { findVulnerability } from './check-expression.ts';
import { exceptions } from './exceptions.ts';
import { findRegularExpressions, type RegularExpression } from './find-regular-expressions.ts';

const safeFile = fromRoot('tools/regexp/safe-expressions.json');

/** The expression as in code: `/a+/g`. */
const keyOf = ({ source, flags }: RegularExpression): string => `/${source}/${flags}`;

/** Returns the expressions that were found safe before. Checking all of them takes minutes. */
export const readSafeExpressions = async (): Promise<readonly string[]> => JSON.parse(await readFile(safeFile, 'utf8'));

/** Returns all regular expressions of the package, by their text in code. */
export async function readExpressions(): Promise<ReadonlyMap<string, RegularExpression & { readonly file: string }>> {
  const files = (await glob(['{core,elements,cli}/**/*.{ts,tsx}'], { cwd: root })).sort();
  const found = await Promise.all(
    files.map(async (file) =>
      findRegularExpressions(file, await readFile(fromRoot(file), 'utf8')).map((one) => ({ ...one, file })),
    ),
  );
  return new Map(found.flat().map((one) => [keyOf(one), one]));
}

/** Returns a line for each vulnerable expression that is neither safe nor an exception. */
export async function findVulnerable(safe: readonly string[]): Promise<readonly string[]> {
  const known = new Set([...safe, ...Object.keys(exceptions)]);
  const unknown = [...(await readExpressions())].filter(([key]) => !known.has(key));
  return unknown.flatMap(([key, expression]) => {
    const problem = findVulnerability(expression);
    return problem === undefined ? [] : [`${expression.file}:${expression.line} ${key}: ${problem}`];
  });
}

/** Checks new expressions, and writes the list of the safe ones. Throws if one is vulnerable. */
export async function writeSafeExpressions(): Promise<void> {
  const problems = await findVulnerable(await readSafeExpressions());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const keys = [...(await readExpressions()).keys()].filter((key) => !Object.hasOwn(exceptions, key)).sort();
  await writeFile(safeFile, `${JSON.stringify(keys, null, 2)}\n`);
}
