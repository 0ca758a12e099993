import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { docsPages } from '../../../tools/generate/docs-pages.ts';
import { describeElements } from '../../../tools/meta/describe-elements.ts';

const elements = await describeElements();

describe('the page of each element in the docs', () => {
  it('exists for every element', async () => {
    const names = [...(await docsPages(elements)).keys()].map((file) => basename(file, '.md'));
    assert.deepEqual(
      names,
      elements.map(({ name }) => name),
    );
  });

  it('has the tables of its contract; otherwise run: npm run generate', async () => {
    for (const { present, fresh } of (await docsPages(elements)).values()) assert.equal(present, fresh);
  });

  it('keeps manual text, and adds the new declarations of a contract', async () => {
    const [element] = elements;
    assert.ok(element);
    const added = { name: 'planted', description: 'Planted.' };
    const [page] = (await docsPages([{ ...element, parts: [...element.parts, added] }])).values();
    assert.ok(page);
    const own = (text: string): string => text.split('## Reference')[0] ?? '';
    assert.equal(own(page.fresh), own(page.present));
    assert.ok(page.fresh.includes('| `::part(planted)` | Planted. |'));
  });
});
