import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rules } from '../../../../cli/lint/check-page.ts';
import { contextRules } from '../../../../cli/lint/data/data-rules.ts';
import { readRulePages } from '../../../../cli/lint/rule-pages.ts';
import { internalPath } from '../../../../cli/lint/site/site-paths.ts';
import { resourcePath } from '../../../../cli/lint/site/site-resources.ts';
import { folderOf, runHere } from '../../command.ts';

const pages = await readRulePages();

interface Example {
  readonly language: string;
  readonly code: string;
}

/** Returns the text of a section. */
const section = (text: string, heading: string): string => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** Returns the examples in a section. */
const examples = (text: string, heading: string): readonly Example[] =>
  [...section(text, heading).matchAll(/```(\w+)\n(.*?)\n```/gs)].map(([, language = '', code = '']) => ({
    language,
    code: code.replaceAll('\\0', '\0'),
  }));

interface Found {
  readonly rule: string;
  readonly severity: string;
}

/** The findings in an example. The page always has a site context next to the example. */
async function findingsIn({ language, code }: Example, settings: string): Promise<readonly Found[]> {
  const isPage = language === 'html';
  const cwd = await folderOf({
    [`example.${language}`]: code,
    'context.json': '{"website":{"siteTitle":"Halden"}}',
    'site-elements.config.json': settings || '{}',
  });
  const args = isPage ? ['check', 'example.html', '--site-root', '.'] : ['validate', 'example.json', 'context.json'];
  const { stdout } = await runHere([...args, '--format', 'json'], { cwd });
  const { findings } = JSON.parse(stdout) as { findings: readonly Found[] };
  return findings;
}

const levelNames: Readonly<Record<string, RegExp>> = { error: /\berror\b/i, warn: /\bwarning\b/i, info: /\bnote\b/i };

describe('the page of a rule', () => {
  for (const { id, text, summary } of pages) {
    it(`${id}: its incorrect examples are reported by this rule alone, and the correct ones by none`, async () => {
      assert.match(text, new RegExp(`^# ${id}\\n`));
      assert.match(summary, /^[A-Z].*\.$/);
      const [{ code: settings } = { code: '' }] = examples(text, 'Turn it on');
      const [wrong, right] = [examples(text, 'Wrong'), examples(text, 'Right')];
      assert.ok(wrong.length > 0 && right.length > 0, 'has both examples');
      for (const example of wrong) {
        const found = await findingsIn(example, settings);
        assert.deepEqual([...new Set(found.map(({ rule }) => rule))], [id], example.code);
        for (const { severity } of settings ? [] : found)
          assert.match(section(text, 'Level'), levelNames[severity] ?? /^$/, 'names the level of its findings');
        if (settings) assert.deepEqual(await findingsIn(example, ''), []);
      }
      for (const example of right) assert.deepEqual(await findingsIn(example, settings), [], example.code);
    });

    it(`${id}: has its level with a reason, how to turn it off or on, and its source`, async () => {
      assert.match(section(text, 'Level'), /\w{4}/);
      assert.match(section(text, 'Source'), /\S/);
      const [wrong] = examples(text, 'Wrong');
      const [off, comment] = examples(text, 'Turn it off');
      if (!wrong || !off) return assert.notEqual(section(text, 'Turn it on'), '');
      assert.deepEqual(await findingsIn(wrong, off.code), [], 'the settings turn it off');
      assert.equal(comment !== undefined, wrong.language === 'html' && id !== 'directive');
    });
  }

  it('has examples that fit in a terminal of 80 columns with the indent of explain', () => {
    for (const { id, text } of pages)
      for (const [, code = ''] of text.matchAll(/```\w+\n(.*?)\n```/gs))
        for (const line of code.split('\n')) assert.ok(line.length <= 80 - 4, `${id}: ${line}`);
  });

  it('exists for every rule, and for nothing else', () => {
    const known = [...rules.map(({ id }) => id), 'directive', internalPath, resourcePath, ...contextRules].sort();
    assert.deepEqual(
      pages.map(({ id }) => id),
      known,
    );
  });
});

describe('explain', () => {
  it('prints the page of the rule', async () => {
    const { code, stdout } = await runHere(['explain', 'image-alt']);
    assert.equal(code, 0);
    assert.match(
      stdout,
      /^# image-alt\n\nImages have a text alternative\.\n\nGroup: accessibility\. Level: error, warning\. Fixable with `--fix`: no\.\n\n## Why\n/,
    );
  });

  it('offers the nearest rule', async () => {
    const { code, stderr } = await runHere(['explain', 'img-alt']);
    assert.equal(code, 2);
    assert.match(stderr, /Unknown rule "img-alt"\.\nDid you mean image-alt, slide-alt\?/);
  });

  it('names the command that lists all rules', async () => {
    assert.match(
      (await runHere(['explain', 'banana'])).stderr,
      /Unknown rule "banana"\.\nRun site-elements rules to list all rules\./,
    );
  });
});

describe('rules', () => {
  it('lists every rule with its requirement', async () => {
    const { stdout } = await runHere(['rules']);
    assert.equal(stdout.trim().split('\n').length, pages.length);
    assert.match(
      stdout,
      /^image-alt {2,}error, warning {2,}no {2,}accessibility {2,}Images have a text alternative\.$/m,
    );
  });

  it('lists them as JSON', async () => {
    const { version, rules: listed } = JSON.parse((await runHere(['rules', '--json'])).stdout);
    assert.equal(version, 1);
    assert.deepEqual(listed[0], {
      id: 'accessible-name',
      levels: ['error', 'warn'],
      fixable: false,
      group: 'accessibility',
      summary: 'Links, buttons and frames have an accessible name.',
    });
  });
});
