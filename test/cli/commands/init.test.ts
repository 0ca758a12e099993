/** `init` creates a site from a template, prompts only in a terminal, and never replaces a file. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { packageNameOf } from '../../../cli/commands/init/package-name.ts';
import { templateNames, templates } from '../../../cli/commands/init/templates.ts';
import { version } from '../../../tools/package-json.ts';
import { fromRoot } from '../../../tools/root.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { folderOf, runHere } from '../command.ts';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

const init = (cwd: string, ...args: readonly string[]) => runHere(['init', ...args], { cwd });
const html = ['--template', 'html'];

describe('init', () => {
  it('writes a site into a new folder, and prints the next commands', async () => {
    const cwd = await folderOf({});
    const { code, stdout, stderr } = await init(cwd, 'shop/My Prints', ...html);
    assert.deepEqual([code, stdout], [0, "  cd 'shop/My Prints'\n  npm install\n  npm start\n"]);
    assert.match(stderr, /^\d+ files written to shop\/My Prints\.\nNext:\n$/);
    const folder = join(cwd, 'shop/My Prints');
    const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    assert.deepEqual([name, dependencies], ['my-prints', { 'site-elements': version }]);
    for (const file of ['.gitignore', 'README.md', 'pages/index.html', 'pages/images/low-sun.svg', 'pages/site.css'])
      assert.ok(existsSync(join(folder, file)), file);
    assert.ok(!filesIn(folder).some((file) => /_gitignore|\.tmp$/.test(file)));
  });

  it('uses the defaults with --yes', async () => {
    const cwd = await folderOf({});
    assert.equal((await init(cwd, '--yes')).code, 0);
    assert.ok(existsSync(join(cwd, 'my-site/pages/index.html')));
  });

  it('lists the files and writes nothing with --dry-run', async () => {
    const cwd = await folderOf({});
    const { code, stdout } = await init(cwd, 'site', ...html, '--dry-run');
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(cwd), []);
    await init(cwd, 'site', ...html);
    assert.deepEqual(stdout.trim().split('\n').sort(), filesIn(join(cwd, 'site')));
  });

  it('works in an empty folder, and without cd in the working directory', async () => {
    const cwd = await folderOf({});
    assert.equal((await init(cwd, '.', ...html)).stdout, '  npm install\n  npm start\n');
  });

  it('keeps the README, the licence and the .gitignore of a new repository', async () => {
    const own = { 'readme.MD': '# Mine', LICENSE: 'MIT', '.gitignore': '*.log\n', '.git/HEAD': 'ref: x' };
    const cwd = await folderOf(own);
    const { code, stderr } = await init(cwd, '.', ...html);
    assert.equal(code, 0);
    assert.match(stderr, /^README\.md: kept as it is\.$/m);
    assert.match(stderr, /^\.gitignore: kept as it is\. Add these lines if they are missing: node_modules\/, dist\/$/m);
    for (const [file, text] of Object.entries(own)) assert.equal(readFileSync(join(cwd, file), 'utf8'), text);
    assert.ok(!readdirSync(cwd).includes('README.md') && existsSync(join(cwd, 'package.json')));
  });

  it('refuses a folder whose files it would replace, and lists them', async () => {
    const own = { 'package.json': '{}', 'pages/index.html': '<h1>Mine</h1>', 'notes.txt': 'x' };
    const cwd = await folderOf(own);
    for (const more of [[], ['--dry-run'], ['--yes']]) {
      const { code, stdout, stderr } = await init(cwd, '.', ...html, ...more);
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(
        stderr,
        /^error: \. is not empty: these files would be replaced\.\n {2}package\.json\n {2}pages\/index\.html\n/,
      );
    }
    assert.deepEqual(filesIn(cwd), Object.keys(own).sort());
    for (const [file, text] of Object.entries(own)) assert.equal(readFileSync(join(cwd, file), 'utf8'), text);
  });

  it('refuses a folder with other files, even if it would replace none', async () => {
    const cwd = await folderOf({ 'site/notes.txt': 'x', 'site/drafts/a.txt': 'x' });
    const { code, stderr } = await init(cwd, 'site', ...html);
    assert.equal(code, 2);
    assert.match(stderr, /^error: site is not empty:\n {2}drafts\/\n {2}notes\.txt\nNothing was written\./);
    assert.equal(filesIn(cwd).length, 2);
  });

  it('cuts a long list of files', async () => {
    const cwd = await folderOf(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.txt`, ''])));
    assert.match((await init(cwd, '.', ...html)).stderr, /\n {2}11 more files\n/);
  });

  it('refuses a file in place of the folder, and an empty name', async () => {
    const cwd = await folderOf({ site: 'x' });
    assert.match((await init(cwd, 'site', ...html)).stderr, /^error: site: this is a file, not a folder\./);
    assert.match((await init(cwd, '', ...html)).stderr, /^error: The name of the folder is empty\./);
  });

  it('does not write through symbolic links in the folder', async () => {
    const cwd = await folderOf({ 'elsewhere/keep.txt': 'x', 'site/README.md': '' });
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'site/pages'), 'junction');
    const { code, stderr } = await init(cwd, 'site', ...html);
    assert.equal(code, 2);
    assert.match(stderr, /^error: site is not empty:\n {2}pages\n/);
    assert.deepEqual(filesIn(join(cwd, 'elsewhere')), ['keep.txt']);
  });

  it('completes an interrupted run, and is the same after a second run', async () => {
    const cwd = await folderOf({});
    await init(cwd, 'site', ...html);
    const all = filesIn(join(cwd, 'site'));
    rmSync(join(cwd, 'site/package.json'));
    rmSync(join(cwd, 'site/pages/images'), { recursive: true });
    writeFileSync(join(cwd, 'site/package.json.4194305.tmp'), '{ "na');
    assert.equal((await init(cwd, 'site', ...html)).code, 0);
    assert.deepEqual(filesIn(join(cwd, 'site')), all);
  });

  it('ends with 130 and whole files when it is interrupted', async () => {
    const cwd = await folderOf({});
    const { code, stdout } = await runHere(['init', 'site', ...html], { cwd, signal: AbortSignal.abort() });
    assert.deepEqual([code, stdout], [130, '']);
    assert.ok(!existsSync(join(cwd, 'site/package.json')));
  });

  it('refuses a folder below a file', async () => {
    const cwd = await folderOf({ file: '' });
    const { code, stderr } = await init(cwd, 'file/site', ...html);
    assert.equal(code, 2);
    assert.match(stderr, /^error: file\/site: this is a file, not a folder\./);
  });

  it('rejects an unknown template with a suggestion', async () => {
    const { code, stderr } = await init(await folderOf({}), 'site', '--template', 'htm');
    assert.equal(code, 2);
    assert.match(stderr, /did you mean html\?/);
  });
});

describe('the questions of init', () => {
  const terminal = { hasInputTerminal: true, hasNoteTerminal: true } as const;

  it('appear in a terminal, with defaults for empty answers', async () => {
    const cwd = await folderOf({});
    const { code, stderr } = await runHere(['init'], { cwd, ...terminal, stdin: 'prints\n\n' });
    assert.equal(code, 0, stderr);
    for (const name of templateNames) assert.match(stderr, new RegExp(`  ${name} +\\S`));
    assert.match(stderr, /^Folder of the site \(my-site\): /);
    assert.ok(existsSync(join(cwd, 'prints/pages/index.html')));
  });

  it('are only those that the options do not answer', async () => {
    const cwd = await folderOf({});
    const { stderr } = await runHere(['init', ...html], { cwd, ...terminal, stdin: '\n' });
    assert.doesNotMatch(stderr, /Template \(/);
    assert.ok(existsSync(join(cwd, 'my-site')));
  });

  it('are repeated after a wrong answer', async () => {
    const cwd = await folderOf({});
    const { code, stderr } = await runHere(['init', 'site'], { cwd, ...terminal, stdin: 'nope\nhtml\n' });
    assert.equal(code, 0);
    assert.match(stderr, /"nope" is not a template\. Enter one of html/);
  });

  it('end with an error at the end of the input', async () => {
    const cwd = await folderOf({});
    const { code, stderr } = await runHere(['init'], { cwd, ...terminal, stdin: '' });
    assert.equal(code, 2);
    assert.match(stderr, /error: The folder of the site is not known\./);
    assert.deepEqual(readdirSync(cwd), []);
  });

  it('are an error without a terminal', async () => {
    const cwd = await folderOf({});
    for (const [args, missing] of [
      [[], 'folder'],
      [['site'], 'template'],
    ] as const) {
      const { code, stderr } = await init(cwd, ...args);
      assert.equal(code, 2);
      assert.match(stderr, new RegExp(`^error: The ${missing} of the site is not known\\.\\n.*--yes`));
    }
    assert.deepEqual(readdirSync(cwd), []);
  });
});

describe('the templates', () => {
  const json = (file: string) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));
  const versions: Readonly<Record<string, string>> = json('templates/versions.json');
  const namesIn = (template: string): readonly string[] => {
    const { dependencies = {}, devDependencies = {} } = json(`templates/${template}/package.json`);
    assert.deepEqual(
      [...new Set([...Object.values(dependencies), ...Object.values(devDependencies)])],
      ['versions.json'],
    );
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  };

  it('are the folders of templates/', () => {
    const folders = readdirSync(fromRoot('templates'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    assert.deepEqual(folders.map(({ name }) => name).sort(), [...templateNames, 'shared'].sort());
  });

  it('depend on exact versions, which are those of this project where it has them', () => {
    const used = new Set(templateNames.flatMap(namesIn));
    used.delete('site-elements');
    assert.deepEqual([...used].sort(), Object.keys(versions));
    const own = { ...json('test/package/package.json').devDependencies, ...json('package.json').devDependencies };
    for (const [name, pinned] of Object.entries(versions)) {
      assert.match(pinned, /^\d+\.\d+\.\d+$/, name);
      assert.equal(pinned, own[name] ?? pinned, name);
    }
  });

  it('are listed in the guide', () => {
    const guide = readFileSync(fromRoot('docs/getting-started/new-site.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| `([\w-]+)` \| (.+?) \|/gm)].map(([, name, text]) => [name, text]);
    const listed = templateNames.map((name) => [name, templates[name].description]);
    assert.deepEqual(rows.slice(0, listed.length), listed);
  });

  it('have the scripts that the guide lists, and pages in which check finds nothing', async () => {
    for (const template of templateNames) {
      const { scripts } = json(`templates/${template}/package.json`);
      for (const name of ['start', 'build', 'check', 'test', 'preview'])
        assert.ok(name in scripts, `${template} ${name}`);
    }
    const pages = ['index', 'contact'].map((name) => fromRoot(`templates/html/pages/${name}.html`));
    const { stdout } = await runHere(['check', ...pages, '--format', 'json'], { cwd: fromRoot('.') });
    const { findings }: { findings: readonly { rule: string }[] } = JSON.parse(stdout);
    // The paths of the built site do not exist here; its own test checks them.
    assert.deepEqual(
      findings.filter(({ rule }) => rule !== 'resource-path'),
      [],
    );
  });
});

describe('the name of the package', () => {
  it('resembles the name of the folder', () => {
    for (const [folder, name] of [
      ['My Prints', 'my-prints'],
      ['Café Ågot!', 'cafe-agot'],
      ['.hidden', 'hidden'],
      ['日本', 'my-site'],
      ['', 'my-site'],
      ['astro', 'astro-site'],
      ['fs', 'fs-site'],
      ['node_modules', 'node_modules-site'],
    ] as const)
      assert.equal(packageNameOf(folder, ['astro']), name);
  });

  it('is valid for every folder', () => {
    const isValid = (name: string): boolean =>
      /^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= 214 && !builtinModules.includes(name);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (folder) => {
        const name = packageNameOf(folder);
        return isValid(name) && packageNameOf(name) === name;
      }),
      { numRuns: propertyRuns(1000) },
    );
    assert.ok(isValid(packageNameOf('-._'.repeat(100_000))));
  });
});

it('a folder of a template that exists with other files is not merged', async () => {
  const cwd = await folderOf({});
  mkdirSync(join(cwd, 'pages'));
  writeFileSync(join(cwd, 'pages/about.html'), 'x');
  const { code, stderr } = await init(cwd, '.', ...html);
  assert.equal(code, 2);
  assert.match(stderr, /^error: \. is not empty:\n {2}pages\/about\.html\n/);
});
