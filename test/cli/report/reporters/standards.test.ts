/** Tests that machine-readable reports conform to their standards for all page contents. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseDocument } from 'htmlparser2';
import { folderOf, runHere } from '../../command.ts';

const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'clean pages': { 'a.html': '<p>Words</p>' },
  'errors and warnings of several files': {
    'a, b/ü#?.html': '<p>\n  <img src="data:">\n</p>\n<a href="mailto: a@example.com">Write</a>\n',
    'b.html': '<site-gallery design="gird"></site-gallery>',
    'context.html': '<script type="application/json" data-site-context>{ "website": { "siteStatus": true } }</script>',
  },
  'characters that formats escape': {
    'a.html': `<site-gallery design='"]]>\u0001<&\ud83d\t'></site-gallery>\r\n<a href="#\u2028&#x1f600;">x</a>`,
  },
};

/** The report of both commands. Exit code 2 means that a command has no input there. */
const reported = async (format: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const cwd = await folderOf(files);
  const runs = ['check', 'validate'].map((command) => runHere([command, '.', '--format', format], { cwd }));
  return (await Promise.all(runs)).flatMap(({ code, stdout }) => (code === 2 ? [] : [stdout]));
};

describe('the sarif format', () => {
  // The schema is written for draft 4, which Ajv does not support, but uses only what draft 7 has too. One pattern is invalid in Unicode mode.
  const { $schema: _, id: __, ...schema } = sarifSchema;
  const ajv = new Ajv({ allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  for (const [what, files] of Object.entries(cases))
    it(`follows the schema of SARIF 2.1.0 for ${what}`, async () => {
      const logs = await reported('sarif', files);
      assert.ok(logs.length > 0);
      for (const log of logs) {
        validate(JSON.parse(log));
        assert.deepEqual(validate.errors ?? [], []);
      }
    });

  it('is checked by this schema: it refuses a column 0', async () => {
    const [log = ''] = await reported('sarif', { 'a.html': '<img src="data:">' });
    assert.equal(validate(JSON.parse(log.replace('"startColumn": 1', '"startColumn": 0'))), false);
  });
});

interface Definition {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  /** Children in the given order. */
  readonly children: readonly string[];
}

const counts = ['tests', 'failures', 'errors'];

/** The elements of JUnit's XML that the XSDs of Ant and Jenkins both declare. */
const definitions: Readonly<Record<string, Definition>> = {
  testsuites: { required: [], optional: ['name', 'time', 'disabled', ...counts], children: ['testsuite'] },
  testsuite: {
    required: ['name', ...counts],
    optional: ['time', 'timestamp', 'hostname', 'id', 'package', 'skipped', 'disabled'],
    children: ['properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    required: ['name', 'classname'],
    optional: ['time', 'status', 'assertions'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  failure: { required: ['type'], optional: ['message'], children: [] },
  'system-out': { required: [], children: [] },
};

type Node = ReturnType<typeof parseDocument>['childNodes'][number];
type Element = Extract<Node, { attribs: unknown }>;

const isElement = (node: Node): node is Element => 'attribs' in node;

const within = (element: Element): readonly Element[] =>
  element.childNodes.filter(isElement).flatMap((child) => [child, ...within(child)]);

/** The attributes and children of the element that its definition does not allow. */
const faultsOf = (element: Element): readonly string[] => {
  const definition = definitions[element.name];
  if (!definition) return [`<${element.name}> is unknown`];
  const { required, optional = [], children } = definition;
  const names = Object.keys(element.attribs);
  const inside = element.childNodes.filter(isElement).map(({ name }) => children.indexOf(name));
  return [
    ...names.filter((name) => ![...required, ...optional].includes(name)).map((name) => `${name} is unknown`),
    ...required.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    ...(inside.every((at, index) => at >= (inside[index - 1] ?? 0)) ? [] : ['children out of place']),
  ].map((fault) => `<${element.name}>: ${fault}`);
};

const countOf = (element: Element, name: string): number =>
  within(element).filter((inner) => inner.name === name).length;

const assertCounts = (suite: Element): void =>
  assert.deepEqual(
    counts.map((name) => Number(suite.attribs[name])),
    [countOf(suite, 'testcase'), countOf(suite, 'failure'), countOf(suite, 'error')],
  );

describe('the junit format', () => {
  for (const [what, files] of Object.entries(cases))
    it(`has the elements and attributes of these XSDs, with correct counts, for ${what}`, async () => {
      const reports = await reported('junit', files);
      assert.ok(reports.length > 0);
      for (const report of reports) {
        const roots = parseDocument(report, { xmlMode: true }).childNodes.filter(isElement);
        assert.deepEqual(
          roots.map(({ name }) => name),
          ['testsuites'],
        );
        const elements = roots.flatMap((root) => [root, ...within(root)]);
        assert.deepEqual(elements.flatMap(faultsOf), []);
        elements.filter(({ name }) => name.startsWith('testsuite')).forEach(assertCounts);
      }
    });
});
