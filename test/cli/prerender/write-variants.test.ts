/** A server writes the variants of a visitor into the page, so that no script is needed to show them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { writeVariants } from '../../../cli/prerender/write-variants.ts';
import { fromRoot } from '../../../tools/root.ts';

const { prerender }: Pick<typeof import('../../../cli/prerender.ts'), 'prerender'> = await import(
  fromRoot('dist/cli/prerender.js')
);

const hero = { name: 'hero', experimentType: 'AB_TEST', variant: 'b' };
const element = (content = 'Home', variant = 'b'): string =>
  `<site-experiment name="hero"><h1>Prints</h1><template data-variant="c">New</template><template data-variant="${variant}">${content}</template></site-experiment>`;
const used = '<site-experiment hidden name="hero"><template data-variant="b"></template></site-experiment>';

const write = (body: string, ...experiments: readonly unknown[]): string => writeVariants(body, { experiments });

describe('the variant that a server has assigned', () => {
  it('replaces the default and the other variants; all other bytes stay', () => {
    assert.equal(write(`<p>A &amp b</p>${element()}<p>`, hero), `<p>A &amp b</p>Home${used}<p>`);
  });

  it('is also that of the site context in the page', () => {
    const context = `<script type="application/json" data-site-context>${JSON.stringify({ experiments: [hero] })}</script>`;
    assert.equal(writeVariants(context + element()), `${context}Home${used}`);
    assert.equal(writeVariants(context + element(), { experiments: [] }), context + element());
  });

  it('is written once, however often the page is prerendered', () => {
    const once = write(element(), hero);
    assert.equal(write(once, hero), once);
    assert.equal(write(once, { ...hero, variant: 'c' }), once);
  });

  it('may contain another experiment, and elements', async () => {
    const inner = '<site-experiment name="cta">Buy<template data-variant="x">Order</template></site-experiment>';
    const cta = { name: 'cta', variant: 'x' };
    const after = '<site-experiment hidden name="cta"><template data-variant="x"></template></site-experiment>';
    assert.equal(write(element(inner), hero, cta), `Order${after}${used}`);
    assert.equal(write(element(inner), cta), element(inner));
    const page = element('<site-dialog dialog-title="Sale">Today</site-dialog>');
    const { html, elementCount } = await prerender(page, { context: { experiments: [hero] }, experiments: true });
    assert.equal(elementCount, 1);
    assert.match(html, /^<site-dialog dialog-title="Sale"><template shadowrootmode="open"/);
    assert.ok(html.endsWith(`Today</site-dialog>${used}`));
  });

  it('is not written without the option, into pages that are the same for all visitors', async () => {
    const { html } = await prerender(element(), { context: { experiments: [hero] } });
    assert.equal(html, element());
  });

  const left: Readonly<Record<string, readonly unknown[]>> = {
    'a variant without a template': [{ ...hero, variant: 'a' }],
    'an experiment with an error': [{ ...hero, containsError: true }],
    'a variant that is not text': [{ ...hero, variant: 7 }],
    'an experiment that the page divides': [{ name: 'hero', variants: ['b'] }],
    'an unknown experiment': [{ ...hero, name: 'other' }],
    'no experiment': [],
  };
  for (const [reason, experiments] of Object.entries(left))
    it(`is left to the browser for ${reason}`, () => assert.equal(write(element(), ...experiments), element()));

  it('is left to the browser on an internal site, whose staff may select another one, and without a context', () => {
    for (const siteStatus of [6, 'internal', { value: 6 }])
      assert.equal(writeVariants(element(), { experiments: [hero], website: { siteStatus } }), element());
    assert.equal(writeVariants(element()), element());
    assert.equal(writeVariants(`<script type="application/json" data-site-context>{</script>${element()}`).at(-1), '>');
  });

  it('is found in markup in capitals, and left to the browser without an end tag', () => {
    const markup = '<Site-Experiment NAME=hero>A<Template data-variant=b>B</Template></Site-Experiment>';
    const written = 'B<Site-Experiment hidden NAME=hero><Template data-variant=b></template></site-experiment>';
    assert.equal(write(markup, hero), written);
    for (const open of [
      '<site-experiment name=hero>A<template data-variant=b>B',
      '<site-experiment name=hero>A<template data-variant=b>B</template>',
    ])
      assert.equal(write(open, hero), open);
  });

  it('is hidden once', () => {
    const markup = '<site-experiment name="hero" hidden>A<template data-variant="b">B</template></site-experiment>';
    assert.equal(write(markup, hero), `B${markup.replace('A', '').replace('>B<', '><')}`);
  });

  it('is written into any markup without an exception, and the same the second time', () => {
    const part = fc.constantFrom(
      '<site-experiment name="hero">',
      '</site-experiment>',
      '<template data-variant="b">',
      '</template>',
      '<table>',
      '<svg>',
      '<p>',
      '</p>',
      'text',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<td>',
      '<select>',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const once = write(parts.join(''), hero);
        assert.equal(write(once, hero), once);
      }),
    );
  });

  it('is written into deeply nested markup', () => {
    const nested = `${'<site-experiment name="hero"><template data-variant="b">'.repeat(2000)}${'</template></site-experiment>'.repeat(2000)}`;
    assert.ok(write(nested, hero).length > nested.length);
  });
});
