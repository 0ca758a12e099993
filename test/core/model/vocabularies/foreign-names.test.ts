import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { fixText } from '../../../../cli/lint/fix/apply-fixes.ts';
import { elements } from '../../../../cli/lint/page/known-elements.ts';
import { findForeignName, foreignNames } from '../../../../core/model/vocabularies/foreign-names.ts';

const entries = Object.entries(foreignNames).flatMap(([tag, names]) => names.map((entry) => ({ tag, ...entry })));

const fix = (text: string): string =>
  fixText(
    text,
    checkPage({ file: 'a.html', text }).flatMap(({ fix }) => fix ?? []),
  );

describe('names of other libraries', () => {
  it('belong to elements of this package, and are not names of these elements', () => {
    for (const { tag, kind, name } of entries) {
      const element = elements.get(tag);
      assert.ok(element, tag);
      if (kind === 'attribute') assert.ok(!element.attributes.has(name), `<${tag} ${name}>`);
      if (kind === 'event') assert.ok(!element.events.includes(name), `${tag}: ${name}`);
    }
  });

  it('appear once for each element', () => {
    const keys = entries.map(({ tag, kind, name }) => `${tag} ${kind} ${name}`);
    assert.deepEqual(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      [],
    );
  });

  it('have a name that exists instead', () => {
    for (const { tag, kind, instead } of entries) {
      const element = elements.get(tag);
      if (kind === 'event') assert.ok(element?.events.includes(instead), `${tag}: ${instead}`);
      const [, attribute] = /^([a-z\d-]+)(?:="[^"]*")?$/.exec(instead) ?? [];
      if (kind === 'attribute' && attribute) assert.ok(element?.attributes.has(attribute), `<${tag} ${attribute}>`);
    }
  });

  it('are renamed only to an attribute', () => {
    for (const { tag, instead, hasSameValues } of entries)
      if (hasSameValues) assert.ok(elements.get(tag)?.attributes.has(instead), `<${tag} ${instead}>`);
  });

  it('are not found without a source, for other tags and for keys of objects', () => {
    assert.equal(findForeignName('site-dialog', 'attribute', 'heading'), undefined);
    assert.equal(findForeignName('my-gallery', 'attribute', 'columns'), undefined);
    assert.equal(findForeignName('constructor', 'attribute', 'length'), undefined);
    assert.equal(findForeignName('site-gallery', 'event', 'columns'), undefined);
    assert.equal(findForeignName('site-gallery', 'attribute', 'columns')?.instead, 'slides-per-row');
  });
});

describe('--fix', () => {
  it('renames an attribute whose values mean the same', () => {
    assert.equal(
      fix('<site-gallery columns="3" infinite delay="4000"></site-gallery>'),
      '<site-gallery slides-per-row="3" loop autoplay-timeout="4000"></site-gallery>',
    );
    assert.equal(
      fix('<site-map address-title="A" lat="59.9" lng="10.7"></site-map>'),
      '<site-map address-title="A" map-lat="59.9" map-lng="10.7"></site-map>',
    );
  });

  it('keeps a value that means something else, that is invalid there, or whose attribute is set', () => {
    for (const text of [
      '<site-gallery gap="10" design="carousel"></site-gallery>',
      '<site-gallery columns="auto"></site-gallery>',
      '<site-gallery columns="3" slides-per-row="2"></site-gallery>',
      '<site-gallery columns="{{ n }}"></site-gallery>',
      '<site-video poster="a.jpg" title="Waves"></site-video>',
    ])
      assert.equal(fix(text), text);
  });
});
