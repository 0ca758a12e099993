import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from './command.ts';

const script = async (shell: string): Promise<string> => (await runHere(['completion', shell])).stdout;

/** Skips the test, with its reason, if a shell is missing. */
const without = (shell: string): string | false =>
  spawnSync(shell, ['--version']).error !== undefined && `${shell} is not installed`;

const files = { 'site-elements.sh': await script('bash'), 'index page.html': '', 'about.html': '', 'pages/a.html': '' };
const cwd = await folderOf(files);

/** Returns the completions that Bash offers for the last of these arguments, which Bash splits at `=`. */
function offered(...typed: readonly string[]): readonly string[] {
  const line = ['site-elements', ...typed].map((word) => `'${word}'`).join(' ');
  const { stdout, stderr, status } = spawnSync(
    'bash',
    [
      '--norc',
      '-c',
      `source ./site-elements.sh && complete -p site-elements > /dev/null || exit 3
      COMP_WORDS=(${line}); COMP_CWORD=${typed.length}; _site_elements; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ],
    { cwd, encoding: 'utf8' },
  );
  assert.deepEqual([status, stderr], [0, '']);
  return stdout.split('\n').filter(Boolean);
}

describe('completion in Bash', { skip: without('bash') }, () => {
  it('offers commands', () => {
    assert.deepEqual(offered('ch'), ['check']);
    for (const command of ['check', 'validate', 'explain', 'completion', 'help'])
      assert.ok(offered('').includes(command));
    assert.deepEqual(offered('help', 'va'), ['validate']);
  });

  it('offers the options of the command, and the values of each', () => {
    assert.deepEqual(offered('check', '--fix-'), ['--fix-dry-run']);
    assert.deepEqual(offered('validate', 'x.json', '--max'), ['--max-warnings']);
    assert.deepEqual(offered('validate', '--sh'), ['--shard']);
    assert.deepEqual(offered('serve', '--max'), []);
    assert.deepEqual(offered('check', '--fail-on', ''), ['error', 'warn', 'info']);
    assert.deepEqual(offered('check', '--format', 's'), ['sarif']);
    assert.deepEqual(offered('check', '--fail-on', '=', 'w'), ['warn']);
    assert.deepEqual(offered('check', '--fail-on', '='), ['error', 'warn', 'info']);
    assert.deepEqual(offered('check', '--max-warnings', ''), []);
  });

  it('offers rules, shells, files and folders', () => {
    assert.deepEqual(offered('explain', 'image'), ['image-alt', 'image-src']);
    assert.deepEqual(offered('completion', ''), ['bash', 'zsh', 'fish']);
    assert.deepEqual(offered('check', 'i'), ['index page.html']);
    assert.deepEqual(offered('check', '--site-root', 'p'), ['pages']);
    assert.deepEqual(offered('serve', 'p'), ['pages']);
  });
});

describe('completion in Zsh', { skip: without('zsh') }, () => {
  it('is a script that zsh can read', async () => {
    const { status, stderr } = spawnSync('zsh', ['-n'], { input: await script('zsh'), encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
  });
});

describe('completion in fish', { skip: without('fish') }, () => {
  it('offers commands, options and their values', async () => {
    const complete = (line: string, text: string): readonly string[] =>
      spawnSync('fish', ['--no-config', '-c', `source $argv[1]; complete -C'site-elements ${line}'`, text], {
        encoding: 'utf8',
      })
        .stdout.split('\n')
        .map((one) => one.split('\t')[0] ?? '');
    const folder = await folderOf({ 'a.fish': await script('fish') });
    const file = join(folder, 'a.fish');
    assert.ok(complete('ch', file).includes('check'));
    assert.ok(complete('check --fix-', file).includes('--fix-dry-run'));
    assert.ok(complete('check --fail-on ', file).includes('warn'));
  });
});

describe('every script', () => {
  it('names every command, option and rule', async () => {
    const rules = JSON.parse((await runHere(['rules', '--json'])).stdout).rules.map(({ id }: { id: string }) => id);
    const help = (await runHere(['check', '--help'])).stdout;
    const options = [...help.matchAll(/^ +(?:-\w, )?--([\w-]+)/gm)].map(([, name = '']) => name);
    assert.ok(options.length > 8 && rules.length > 20);
    for (const shell of ['bash', 'zsh', 'fish']) {
      const text = await script(shell);
      for (const word of [...rules, ...options, 'check', 'serve']) assert.ok(text.includes(word), `${shell}: ${word}`);
    }
  });

  it('exists for these shells only', async () => {
    const { code, stderr } = await runHere(['completion', 'tcsh']);
    assert.equal(code, 2);
    assert.match(stderr, /Allowed choices are bash, zsh, fish/);
  });
});
