import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseDocument } from 'htmlparser2';
import { formats } from '../../../../cli/report/report-types.ts';
import { folderOf, runHere } from '../../command.ts';

const page = '<p>\n  <img src="data:">\n</p>\n<a href="mailto: a@example.com">Write</a>\n';

/** Runs `check` over pages in the given format. */
async function checked(format: string, files: Readonly<Record<string, string>> = { 'a, b/page.html': page }) {
  const cwd = await folderOf(files);
  return { cwd, ...(await runHere(['check', '.', '--format', format], { cwd })) };
}

describe('the compact format', () => {
  it('is a line for each finding, which editors can open', async () => {
    const { stdout, stderr } = await checked('compact');
    assert.equal(
      stdout,
      `a, b/page.html:2:3: error: The image has no alt text. (image-alt)
a, b/page.html:4:10: warn: The mailto: link has a space before "a@example.com". (link)
`,
    );
    assert.equal(stderr, '');
  });
});

describe('a finding with a related place', () => {
  const twice = '<body>\n<p id="a"></p>\n<p id="a"></p><b id="a" id="a"></b>\n</body>\n';

  it('names its line, or line and column on the same line, and has its range in JSON and SARIF', async () => {
    const { findings } = JSON.parse((await checked('json', { 'a.html': twice })).stdout);
    const related = { start: { line: 2, column: 8, offset: 14 }, end: { line: 2, column: 9, offset: 15 } };
    assert.match(findings[0].message, /^Duplicate id "a", already used on line 2\. /);
    assert.deepEqual(findings[0].related, related);
    assert.match(findings.at(-1).message, /^Duplicate attribute "id" in this <b>, .* on line 3, column 18\.$/);
    const [first] = JSON.parse((await checked('sarif', { 'a.html': twice })).stdout).runs[0].results;
    assert.deepEqual(first.relatedLocations[0].physicalLocation.region, {
      startLine: 2,
      startColumn: 8,
      endLine: 2,
      endColumn: 9,
      charOffset: 14,
      charLength: 1,
    });
  });

  it('has the same fingerprint when the related place moves to another line', async () => {
    const fingerprints = async (text: string): Promise<readonly string[]> =>
      JSON.parse((await checked('json', { 'a.html': text })).stdout).findings.map(
        ({ fingerprint }: { readonly fingerprint: string }) => fingerprint,
      );
    assert.deepEqual(await fingerprints(twice.replace('<body>', '<body>\n\n<h1>New</h1>')), await fingerprints(twice));
  });
});

describe('the github format', () => {
  it('annotates the position, and escapes characters that would end a property', async () => {
    const { stdout } = await checked('github');
    const [first, second] = stdout.split('\n');
    assert.match(
      first ?? '',
      /^::error file=a%2C b\/page\.html,line=2,endLine=2,col=3,endColumn=6,title=image-alt::The image/,
    );
    assert.match(second ?? '', /^::warning file=a%2C b\/page\.html,line=4,endLine=4,col=10,endColumn=30,title=link::/);
  });

  it('shows ten of a severity, as GitHub does, and the number of further ones', async () => {
    const { stdout } = await checked('github', { 'a.html': '<img src="data:">\n'.repeat(12) });
    const lines = stdout.trim().split('\n');
    assert.equal(lines.filter((line) => line.startsWith('::error ')).length, 10);
    assert.equal(lines.at(-1), '::notice::2 more of severity error are not shown here: GitHub shows ten of each.');
  });

  it('prints nothing for clean pages', async () => {
    assert.equal((await checked('github', { 'a.html': '<p>Words</p>' })).stdout, '');
  });
});

describe('the gitlab format', () => {
  it('is a Code Quality report', async () => {
    const [first, second] = JSON.parse((await checked('gitlab')).stdout);
    assert.match(first.fingerprint, /^[0-9a-f]{32}$/);
    assert.deepEqual(
      { ...first, fingerprint: '' },
      {
        description: 'The image has no alt text.',
        check_name: 'image-alt',
        fingerprint: '',
        severity: 'major',
        location: { path: 'a, b/page.html', lines: { begin: 2, end: 2 } },
      },
    );
    assert.equal(second.severity, 'minor');
  });

  it('is an empty list for clean pages', async () => {
    assert.equal((await checked('gitlab', { 'a.html': '<p>Words</p>' })).stdout, '[]\n');
  });
});

describe('the sarif format', () => {
  it('contains version, tool and rules, and locates each result from the root of the sources', async () => {
    const { stdout } = await checked('sarif');
    const { version, runs } = JSON.parse(stdout);
    const [{ tool, columnKind, results }] = runs;
    assert.deepEqual([version, columnKind], ['2.1.0', 'utf16CodeUnits']);
    assert.deepEqual(tool.driver.rules, [{ id: 'image-alt' }, { id: 'link' }]);
    const [first, second] = results;
    assert.deepEqual([first.ruleId, first.level, second.level], ['image-alt', 'error', 'warning']);
    assert.deepEqual(first.locations[0].physicalLocation, {
      artifactLocation: { uri: 'a%2C%20b/page.html', uriBaseId: '%SRCROOT%' },
      region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 7, charOffset: 6, charLength: 4 },
    });
  });

  it('lists errors before warnings', async () => {
    const { stdout } = await checked('sarif', {
      'a.html': '<a href="mailto: a@example.com">Write</a><img src="data:">',
    });
    const levels = JSON.parse(stdout).runs[0].results.map(({ level }: { level: string }) => level);
    assert.deepEqual(levels, ['error', 'warning']);
  });
});

describe('the junit format', () => {
  /** Returns all elements of the report, outermost first. */
  const read = (text: string) => {
    const cases: { name: string; attributes: Record<string, string> }[] = [];
    const visit = (nodes: ReturnType<typeof parseDocument>['childNodes']): void => {
      for (const node of nodes) {
        if (!('attribs' in node)) continue;
        cases.push({ name: node.name, attributes: node.attribs });
        visit(node.childNodes);
      }
    };
    visit(parseDocument(text, { xmlMode: true }).childNodes);
    return cases;
  };

  it('has a suite for each file and a case for each finding; only errors fail', async () => {
    const elements = read((await checked('junit')).stdout);
    assert.deepEqual(
      elements.map(({ name }) => name),
      ['testsuites', 'testsuite', 'testcase', 'failure', 'testcase', 'system-out'],
    );
    assert.deepEqual(elements[1]?.attributes, { name: 'a, b/page.html', tests: '2', failures: '1', errors: '0' });
    assert.deepEqual(elements[3]?.attributes, { message: 'The image has no alt text.', type: 'image-alt' });
  });

  it('is well formed whatever the page contains', async () => {
    const { stdout } = await checked('junit', {
      'a.html': `<site-gallery design='"]]>\u0001<&\ud800'></site-gallery>`,
    });
    assert.doesNotMatch(stdout, /\p{Cc}(?<!\n)|\p{Surrogate}/u);
    assert.match(stdout, /&quot;&quot;\]\]&gt;\ufffd&lt;&amp;/);
  });

  it('has a passed case for clean pages', async () => {
    const [, suite, passed] = read((await checked('junit', { 'a.html': '<p>Words</p>' })).stdout);
    assert.equal(suite?.attributes.failures, '0');
    assert.deepEqual(passed?.attributes, { classname: 'site-elements', name: '1 files' });
  });
});

describe('several formats', () => {
  it('are written to files in addition to the printed report', async () => {
    const cwd = await folderOf({ 'page.html': page, 'reports/empty': '' });
    const args = ['check', '.', '--format', 'sarif=reports/out.sarif', '--format', 'junit=reports/a=b.xml'];
    const { code, stdout, stderr } = await runHere(args, { cwd });
    assert.equal(code, 1);
    assert.match(stdout, /^page\.html\n {2}2:3 {2}error/);
    assert.equal(stderr, '1 error, 1 warning in 1 file checked.\n');
    assert.equal(JSON.parse(await readFile(join(cwd, 'reports/out.sarif'), 'utf8')).version, '2.1.0');
    assert.match(await readFile(join(cwd, 'reports/a=b.xml'), 'utf8'), /^<\?xml/);
  });

  it('cannot both be printed', async () => {
    const { code, stderr } = await runHere(['check', '.', '--format', 'json', '--format', 'junit']);
    assert.equal(code, 2);
    assert.match(stderr, /One format can be printed; write others to files, as in junit=report\.txt\./);
  });

  it('report an invalid name, and a file that cannot be written', async () => {
    const cwd = await folderOf({ 'page.html': page });
    const unknown = await runHere(['check', '.', '--format', 'sraif'], { cwd });
    assert.match(unknown.stderr, /It is one of pretty, .*; did you mean sarif\?/);
    assert.match((await runHere(['check', '.', '--format', 'json='], { cwd })).stderr, /Name the file/);
    const refused = await runHere(['check', '.', '--format', 'json=page.html/x'], { cwd });
    assert.equal(refused.code, 2);
    assert.match(refused.stdout, /^page\.html\n {2}2:3/, 'findings are printed nevertheless');
    assert.match(refused.stderr, /page\.html\/x: the report could not be written \(not a directory\)\./);
  });
});

describe('fingerprints', () => {
  const fingerprints = async (text: string): Promise<readonly string[]> =>
    JSON.parse((await checked('json', { 'a.html': text })).stdout).findings.map(
      ({ fingerprint }: { fingerprint: string }) => fingerprint,
    );

  it('stay the same when other lines and white space change', async () => {
    const before = await fingerprints('<p>\n<img src="data:">\n');
    assert.deepEqual(await fingerprints('<h1>New</h1>\n<p>\n\n   <img  src="data:">\n'), before);
  });

  it('distinguish equal findings of equal lines', async () => {
    const [one, two] = await fingerprints('<img src="data:">\n<img src="data:">\n');
    assert.notEqual(one, two);
  });

  it('change with the line', async () => {
    assert.notDeepEqual(await fingerprints('<img src="data:">'), await fingerprints('<img src="data:b">'));
  });
});

it('both commands support every format', async () => {
  const cwd = await folderOf({ 'a.html': '<p>Words</p>', 'context.json': '{"website":{"id":"x"}}' });
  for (const format of formats)
    for (const args of [
      ['check', 'a.html'],
      ['validate', 'context.json'],
    ])
      assert.notEqual((await runHere([...args, '--format', format], { cwd })).code, 2, `${args.join(' ')} ${format}`);
});
