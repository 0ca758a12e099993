/** `npm run create` in a copy of the project: all checks pass, and only the new tests fail. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { findPrivateLanguage } from '../../../tools/language/private-language.ts';
import { fromRoot } from '../../../tools/root.ts';
import { type Ended, ProjectCopy } from './project-copy.ts';

const kinds = { element: 'switch', rule: 'no-blink', command: 'greet' } as const;

/** The files that are listed below a heading of the output. */
const filesBelow = (heading: string, { output }: Ended): readonly string[] =>
  [...output.matchAll(new RegExp(`^${heading}:\\n((?: {2}\\S+\\n)+)`, 'gm'))].flatMap(([, list = '']) =>
    list.trim().split(/\s+/),
  );

const createAll = `import { create } from './tools/create/create.ts';
for (const [kind, name] of ${JSON.stringify(Object.entries(kinds))}) console.log(create(kind, name));`;

/** The tests of lists that contain the new files, and the new tests. */
const tests = [
  'cli/lint/check-page.test.ts',
  'cli/lint/rules/rule-pages.test.ts',
  'cli/lint/rules/no-blink.test.ts',
  'cli/commands/greet.test.ts',
  'cli/messages.test.ts',
  'hostile/specimens.test.ts',
  'meta/drives.test.ts',
  'tools/exports.test.ts',
  'tools/generate/docs-pages.test.ts',
];

describe('npm run create', () => {
  let project: ProjectCopy;
  let created: readonly string[] = [];
  let changed: readonly string[] = [];
  let checked: Promise<Ended>;
  let tested: Promise<Ended>;

  before(async () => {
    project = new ProjectCopy();
    const ended = await project.run('--import', 'tsx', '--input-type=module', '--eval', createAll);
    assert.equal(ended.code, 0, ended.output);
    created = filesBelow('Created', ended);
    changed = filesBelow('Added to', ended);
    const wrong = '<site-switch labl="A"></site-switch><p data-no-blink>B</p>';
    writeFileSync(join(project.folder, 'wrong.html'), wrong);
    const pages = ['wrong.html', 'examples/switch.html', 'examples/elements.html'];
    checked = project.run('--import', 'tsx', 'cli/main.ts', 'check', '--format', 'json', ...pages);
    const reporter = '--test-reporter=./tools/test/node-reporter.mjs';
    tested = project.run('--import', 'tsx', '--test', reporter, ...tests.map((file) => `test/${file}`));
  });

  it('writes the files of all kinds, and lists them', () => {
    assert.ok(created.length > 12 && changed.length > 12, [...created, ...changed].join());
    for (const file of created) assert.ok(existsSync(join(project.folder, file)), file);
    for (const file of changed) assert.match(project.read(file), /switch|no-blink|greet/, file);
  });

  it('adds to existing files without removing or changing a line', () => {
    for (const file of changed) {
      const lines = new Set(project.read(file).split('\n'));
      const lost = readFileSync(fromRoot(file), 'utf8')
        .split('\n')
        .filter((line) => !lines.has(line) && !lines.has(`${line},`));
      assert.deepEqual(lost, [], file);
    }
  });

  it('writes files without type errors', () => {
    assert.deepEqual(project.typeErrors([...created, ...changed].filter((file) => /\.tsx?$/.test(file))), []);
  });

  it('writes files that Biome and the check of language accept', async () => {
    const files = [...created, ...changed];
    const biome = await project.run(
      ...['node_modules/@biomejs/biome/bin/biome', 'check'],
      ...files.filter((file) => !file.endsWith('.md')),
    );
    assert.equal(biome.code, 0, biome.output);
    assert.deepEqual(
      created.flatMap((file) => findPrivateLanguage(file, project.read(file))),
      [],
    );
  });

  it('makes the element and the rule known to check', async () => {
    const { findings } = JSON.parse((await checked).output);
    assert.deepEqual(
      findings.map(({ file, code }: { file: string; code: string }) => [file, code]),
      [
        ['wrong.html', 'element-attribute-misspelt'],
        ['wrong.html', 'no-blink'],
      ],
    );
  });

  it('adds one failing test per kind, whose message describes the first step, and breaks no other', async () => {
    const { output } = await tested;
    const lines: { name: string; passed: boolean }[] = output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    assert.ok(lines.filter(({ passed }) => passed).length > 300, output.slice(0, 2000));
    const failed = lines.filter(({ passed }) => !passed).map(({ name }) => name);
    assert.deepEqual(failed.sort(), ['does what users need it for', 'the rule no-blink reports a mistake of authors']);
    // The test of the element needs a browser.
    for (const file of created.filter((one) => /\.(?:test|browser)\.ts$/.test(one)))
      assert.equal(project.read(file).match(/\b(?:expect|assert)\.fail\(\s*'Replace /g)?.length, 1, file);
  });
});
