import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';

const filesOf = async (...patterns: readonly string[]): Promise<readonly string[]> =>
  (await glob([...patterns], { cwd: root, ignore: ['**/node_modules/**'] })).sort();

/** The files with a test that takes fewer inputs unless `TEST_INPUTS` is `all`. */
const withFewerInputs = async (...patterns: readonly string[]): Promise<readonly string[]> => {
  const files = await filesOf(...patterns);
  const texts = await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')));
  return files.filter((_, index) => /\bpropertyRuns\(|\bhasAllInputs\b|\bsample\(|\baskAll\(/.test(texts[index] ?? ''));
};

/**
 * Slow tests that rarely fail: the package in a user's project, with the bundlers and compilers of users, `npm run create` in a copy
 * of this project, and the packed extension for VS Code.
 */
export const releasePatterns = [
  'test/package/**/*.test.ts',
  'test/tools/create/create.test.ts',
  'test/tools/vscode/*.test.ts',
];

/** Tests that install frameworks from npm. */
export const templatePatterns = ['test/templates/frameworks/*.test.ts'];

/** Tests with editors that are installed on this computer. */
export const editorPatterns = ['test/editors/*.test.ts'];

/** The files of `npm run test:templates`. */
export const templateTests = (): Promise<readonly string[]> => filesOf(...templatePatterns);

/** Property tests, which `npm test` runs fewer times, and tests of which it takes a sample. */
export const propertyTests = (): Promise<readonly string[]> => withFewerInputs('test/**/*.test.ts');

/** Browser tests with many inputs, of which `npm test` takes a sample. Tests of strings take theirs in test/hostile/strings.ts. */
export const sampledTests = async (): Promise<readonly string[]> => {
  const files = [
    ...(await withFewerInputs('test/**/*.browser.ts')),
    ...(await filesOf('test/hostile/strings-*.browser.ts')),
  ];
  return [...new Set(files)].sort();
};

/** Returns whether a browser test uses the build that the run chooses; the others use all builds. */
export const usesOneBuild = (file: string): boolean => !file.endsWith('strings-attacks.browser.ts');

const lineFor =
  (start: string) =>
  (file: string): string =>
    `${start}: ${file} (npm run test:release)`;

/** One line for each test file that `npm test` leaves out, or runs with some of its inputs. */
export const notRun = async (): Promise<readonly string[]> => [
  ...(await filesOf(...releasePatterns)).map(lineFor('not run')),
  ...[...(await propertyTests()), ...(await sampledTests())].map(lineFor('not run with all inputs')),
  ...(await templateTests()).map((file) => `not run: ${file} (npm run test:templates)`),
  ...(await filesOf(...editorPatterns)).map((file) => `not run: ${file} (npm run test:editors)`),
  'not run: browser tests in Firefox and WebKit, and on the slim build and React 19.0 (npm run test:engines)',
  'not run: tests of the command on other versions of Node (npm run test:node -- others)',
];
