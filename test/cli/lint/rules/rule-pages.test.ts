import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rules } from '../../../../cli/lint/check-page.ts';
import { contextRules } from '../../../../cli/lint/data/data-rules.ts';
import { readRulePages } from '../../../../cli/lint/rule-pages.ts';
import { internalPath } from '../../../../cli/lint/site/site-paths.ts';
import { resourcePath } from '../../../../cli/lint/site/site-resources.ts';
import { folderOf, runHere } from '../../command.ts';

const pages = await readRulePages();

/** Returns the example under a heading, and its language. */
function example(text: string, heading: string): { readonly language: string; readonly code: string } {
  const [, language = '', code = ''] =
    new RegExp(`## ${heading}\\n\\n\`\`\`(\\w+)\\n(.*?)\\n\`\`\``, 's').exec(text) ?? [];
  return { language, code: code.replaceAll('\\0', '\0') };
}

/** The rules that report an example. The page always has a site context next to the example. */
async function reporters({ language, code }: ReturnType<typeof example>, settings: string): Promise<readonly string[]> {
  const isPage = language === 'html';
  const cwd = await folderOf({
    [`example.${language}`]: code,
    'context.json': '{"website":{"siteTitle":"Halden"}}',
    'site-elements.config.json': settings || '{}',
  });
  const args = isPage ? ['check', 'example.html', '--site-root', '.'] : ['validate', 'example.json', 'context.json'];
  const { stdout } = await runHere([...args, '--format', 'json'], { cwd });
  const { findings } = JSON.parse(stdout) as { findings: readonly { rule: string }[] };
  return [...new Set(findings.map(({ rule }) => rule))];
}

describe('the page of a rule', () => {
  for (const { id, text, summary } of pages) {
    it(`${id}: its incorrect example is reported by this rule alone, and the correct one by none`, async () => {
      assert.match(text, new RegExp(`^# ${id}\\n`));
      assert.match(summary, /^[A-Z].*\.$/);
      const { code: settings } = example(text, 'Turn it on');
      assert.deepEqual(await reporters(example(text, 'Wrong'), settings), [id]);
      assert.deepEqual(await reporters(example(text, 'Right'), settings), []);
      if (settings) assert.deepEqual(await reporters(example(text, 'Wrong'), ''), []);
      assert.match(text, /\n## Source\n\n\S/);
    });
  }

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
    assert.match(stdout, /^# image-alt\n\nImages have a text alternative\.\n\n## Why\n/);
  });

  it('offers the nearest rule', async () => {
    const { code, stderr } = await runHere(['explain', 'img-alt']);
    assert.equal(code, 2);
    assert.match(stderr, /There is no rule "img-alt"\.\nDid you mean image-alt\?/);
  });

  it('names the command that lists all rules', async () => {
    assert.match(
      (await runHere(['explain', 'banana'])).stderr,
      /There is no rule "banana"\.\nRun site-elements rules to list all rules\./,
    );
  });
});

describe('rules', () => {
  it('lists every rule with its requirement', async () => {
    const { stdout } = await runHere(['rules']);
    assert.equal(stdout.trim().split('\n').length, pages.length);
    assert.match(stdout, /^image-alt {2,}Images have a text alternative\.$/m);
  });

  it('lists them as JSON', async () => {
    const { version, rules: listed } = JSON.parse((await runHere(['rules', '--json'])).stdout);
    assert.equal(version, 1);
    assert.deepEqual(listed[0], { id: pages[0]?.id, summary: pages[0]?.summary });
  });
});
