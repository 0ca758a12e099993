import type { ReportedFinding } from '../../finding.ts';
import type { ReportData, Reporter, UnreadFile } from '../report-types.ts';

/** JUnit XML for CI servers: a test suite for each file, a test case for each finding. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain them (2.2, "Characters")
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xml = (text: string | number): string =>
  String(text)
    .replace(noXml, '\ufffd')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escapes line breaks and tabs, which XML parsers replace by spaces in attributes. */
const inAttribute = (text: string | number): string =>
  xml(text).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Attributes = Readonly<Record<string, string | number>>;

const withAttributes = (name: string, attributes: Attributes): string =>
  name +
  Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${inAttribute(value)}"`)
    .join('');

const tag = (name: string, attributes: Attributes, content = ''): string =>
  `<${withAttributes(name, attributes)}${content ? `>${content}</${name}>` : '/>'}\n`;

const isFailure = ({ severity }: ReportedFinding): boolean => severity === 'error';

function testCase(finding: ReportedFinding): string {
  const { file, start, rule, severity, message, help } = finding;
  const place = `${file}:${start.line}:${start.column}`;
  const text = xml([place, message, ...(help === undefined ? [] : [help])].join('\n'));
  const output = isFailure(finding)
    ? tag('failure', { message, type: rule }, text)
    : tag('system-out', {}, xml(`${severity}: `) + text);
  return tag('testcase', { classname: file, name: `${rule} ${start.line}:${start.column}` }, `\n${output}`);
}

/** Returns the test case of a file that could not be read: an error, not a failure. */
const unreadCase = ({ message }: UnreadFile): string =>
  tag('testcase', { classname: 'site-elements', name: message }, `\n${tag('error', { message, type: 'unread' })}`);

const unreadSuite = ({ unread }: ReportData): readonly string[] =>
  unread.length === 0
    ? []
    : [
        tag(
          'testsuite',
          { name: 'site-elements', tests: unread.length, failures: 0, errors: unread.length },
          `\n${unread.map(unreadCase).join('')}`,
        ),
      ];

const countOf = (findings: readonly ReportedFinding[]) => ({
  tests: findings.length,
  failures: findings.filter(isFailure).length,
  errors: 0,
});

/** A passed test case: CI servers treat a report without test cases as a run that did not happen. */
const clean = ({ totals }: ReportData): string =>
  tag(
    'testsuite',
    { name: 'site-elements', tests: 1, failures: 0, errors: 0 },
    `\n${tag('testcase', { classname: 'site-elements', name: `${totals.files} files` })}`,
  );

function* suitesOf({ results }: ReportData): Generator<string> {
  for (const { source, findings } of results) {
    if (findings.length === 0) continue;
    yield `<${withAttributes('testsuite', { name: source.file, ...countOf(findings) })}>\n`;
    for (const finding of findings) yield testCase(finding);
    yield '</testsuite>\n';
  }
}

function* piecesOf(data: ReportData): Generator<string> {
  let [tests, failures] = [0, 0];
  for (const { findings } of data.results) {
    const ofFile = countOf(findings);
    tests += ofFile.tests;
    failures += ofFile.failures;
  }
  const errors = data.unread.length;
  const sum = { tests: Math.max(1, tests + errors), failures, errors };
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${withAttributes('testsuites', { name: 'site-elements', ...sum })}>\n`;
  yield* suitesOf(data);
  yield* unreadSuite(data);
  if (tests + errors === 0) yield clean(data);
  yield '</testsuites>\n';
}

/** Writes errors as failures; warnings and notes are passed test cases with output. */
export const junit: Reporter = (data) => ({ stdout: piecesOf(data), stderr: '' });
