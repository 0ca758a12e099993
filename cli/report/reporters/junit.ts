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

const tag = (name: string, attributes: Readonly<Record<string, string | number>>, content = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${inAttribute(value)}"`);
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}\n`;
};

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

/** Writes errors as failures; warnings and notes are passed test cases with output. */
export const junit: Reporter = (printable) => {
  const ofFiles = printable.results
    .filter(({ findings }) => findings.length > 0)
    .map(({ source, findings }) =>
      tag('testsuite', { name: source.file, ...countOf(findings) }, `\n${findings.map(testCase).join('')}`),
    );
  const suites = [...ofFiles, ...unreadSuite(printable)];
  const { tests, failures } = countOf(printable.results.flatMap(({ findings }) => findings));
  const errors = printable.unread.length;
  const content = `\n${suites.length > 0 ? suites.join('') : clean(printable)}`;
  const sum = { tests: Math.max(1, tests + errors), failures, errors };
  return {
    stdout: `<?xml version="1.0" encoding="UTF-8"?>\n${tag('testsuites', { name: 'site-elements', ...sum }, content)}`,
    stderr: '',
  };
};
