import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readElementTexts } from '../../../cli/lsp/element-texts.ts';
import { createJsonSchemas, explainJsonFile, jsonFileSuggestions } from '../../../cli/lsp/json-suggestions.ts';
import { markupAt } from '../../../cli/lsp/markup-at.ts';
import { explainPage, pageSuggestions } from '../../../cli/lsp/suggestions.ts';
import { createVocabulary } from '../../../cli/lsp/vocabulary.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const texts = readElementTexts({
  modules: [
    {
      declarations: [
        {
          tagName: 'site-dialog',
          description: 'A dialog.',
          attributes: [{ name: 'dialog-style', description: 'The buttons of the dialog.' }],
          slots: [{ name: 'footer', description: 'Buttons at the bottom.' }],
          cssParts: [{ name: 'title', description: 'The heading.' }],
          cssProperties: [{ name: '--site-accent', description: 'The primary button.' }],
        },
      ],
    },
  ],
});

const schemas = createJsonSchemas();
const context = {
  vocabulary: createVocabulary(texts),
  schemas,
  fragmentsOf: (path: string) => (path === 'about.html' ? ['team'] : []),
};

/** The cursor is `|` in the text. */
const cursorIn = (marked: string) => ({ text: marked.replace('|', ''), offset: marked.indexOf('|') });

const suggested = (marked: string) => {
  const { text, offset } = cursorIn(marked);
  const found = pageSuggestions({ file: 'page.html', text }, offset, context);
  return { names: found?.all.map(({ name }) => name) ?? [], replaced: found && text.slice(found.start, found.end) };
};

const explained = (marked: string): string | undefined => {
  const { text, offset } = cursorIn(marked);
  return explainPage({ file: 'page.html', text }, offset, context)?.description;
};

const suggestedInJson = (marked: string) => {
  const { text, offset } = cursorIn(marked);
  const found = jsonFileSuggestions(text, offset, schemas);
  return { names: found?.all.map(({ name }) => name) ?? [], replaced: found && text.slice(found.start, found.end) };
};

describe('completion in a page', () => {
  it('offers the elements after <', () => {
    assert.ok(suggested('<p><|').names.includes('site-gallery'));
    assert.equal(suggested('<p><site-di|al></p>').replaced, 'site-dial');
    assert.deepEqual(suggested('<p>site-|').names, []);
  });

  it('offers the attributes of an element that it does not have yet', () => {
    const { names } = suggested('<site-dialog open |>');
    assert.ok(names.includes('dialog-style') && !names.includes('open'));
    assert.equal(suggested('<site-dialog dialog-st|yle="">').replaced, 'dialog-style');
    assert.ok(suggested('<site-dialog><b |').names.includes('slot'));
    assert.ok(suggested('<site-dialog\n  dialog-|\n<p>').names.includes('dialog-style'));
  });

  it('offers the values of an attribute', () => {
    assert.ok(suggested('<site-dialog dialog-style="|">').names.includes('no-buttons'));
    assert.equal(suggested('<site-dialog dialog-style="conf|irm" open>').replaced, 'confirm');
    assert.deepEqual(suggested('<site-dialog destroy-on-hide=|>').names, ['true', 'false']);
    assert.deepEqual(suggested('<site-dialog><b slot="|"></b></site-dialog>').names, ['footer', 'action']);
    assert.ok(suggested('<button commandfor="a" command="|"></button><site-dialog id="a">').names.includes('--show'));
  });

  it('offers ids where an attribute refers to one, and those of another page after its path', () => {
    const ids = '<h2 id="prints">Prints</h2><form id="order"></form>';
    assert.deepEqual(suggested(`${ids}<label for="|">`).names, ['prints', 'order']);
    assert.deepEqual(suggested(`${ids}<p aria-labelledby="prints or|der">`), {
      names: ['prints', 'order'],
      replaced: 'order',
    });
    assert.deepEqual(suggested(`${ids}<a href="#pr|">`), { names: ['prints', 'order'], replaced: 'pr' });
    assert.deepEqual(suggested('<a href="about.html#|">').names, ['team']);
    assert.deepEqual(suggested('<a href="about|.html#team">').names, []);
  });

  it('offers parts and CSS custom properties in styles', () => {
    const { names } = suggested('<style>site-dialog::part(ti|) { }</style>');
    assert.ok(names.includes('title') && !names.includes('thumbnail'));
    assert.ok(suggested('<style>:root { --site-|: red }</style>').names.includes('--site-accent'));
    assert.ok(suggested('<p style="color: var(--|)">').names.includes('--site-accent'));
    assert.deepEqual(suggested('<style>p { col| }</style>').names, []);
  });

  it('offers the keys of a site context', () => {
    const start = '<script type="application/json" data-site-context>';
    assert.ok(suggested(`${start}{ "web|" }</script>`).names.includes('website'));
    assert.ok(suggested(`${start}{ "website": { "|" } }</script>`).names.includes('siteTitle'));
    assert.deepEqual(suggested('<script>{ "web|" }</script>').names, []);
  });

  it('offers nothing in comments', () => {
    assert.deepEqual(suggested('<!-- <| -->').names, []);
  });
});

describe('hover in a page', () => {
  it('describes elements, attributes, values, slots, parts and CSS custom properties', () => {
    assert.equal(explained('<site-di|alog>'), 'A dialog.');
    assert.equal(explained('<site-dialog dialog-|style="confirm">'), 'The buttons of the dialog.');
    assert.equal(explained('<site-dialog dialog-style="no-b|uttons">'), 'The buttons of the dialog.');
    assert.equal(explained('<site-dialog><b slot="foo|ter">'), 'Buttons at the bottom.');
    assert.equal(explained('<style>site-dialog::part(ti|tle) {}</style>'), 'The heading.');
    assert.equal(
      explained('<style>p { color: var(--site-a|ccent) }</style>'),
      '- `<site-dialog>`: The primary button.',
    );
    assert.match(explained('<site-gallery desi|gn="grid">') ?? '', /^Accepts one of /);
  });

  it('describes nothing else', () => {
    assert.equal(explained('<p>si|te-dialog</p>'), undefined);
    assert.equal(explained('<di|v>'), undefined);
  });
});

describe('completion and hover in JSON', () => {
  it('offers keys that the object does not have, with the colon that follows', () => {
    const { names, replaced } = suggestedInJson('{ "website": { "siteTitle": "Halden", "ident|" } }');
    assert.ok(names.includes('identifier') && !names.includes('siteTitle'));
    assert.equal(replaced, '"ident"');
  });

  it('offers the values of a key', () => {
    assert.deepEqual(suggestedInJson('{ "website": {}, "commentsEnabled": | }').names, ['true', 'false']);
  });

  it('describes a key', () => {
    const { text, offset } = cursorIn('{ "webs|ite": { "siteTitle": "Halden" } }');
    assert.match(explainJsonFile(text, offset, schemas)?.description ?? '', /\w/);
  });

  it('offers nothing in other JSON', () => {
    assert.deepEqual(suggestedInJson('{ "name": "a", "|" }').names, []);
  });
});

describe('the syntax at a place of a page', () => {
  it('is found in any text, at any place', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '=',
      '"',
      "'",
      ' ',
      '\n',
      'a',
      'site-dialog',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '🎨',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(), (pieces, at) => {
        const text = pieces.join('');
        const offset = at % (text.length + 1);
        const place = markupAt(text, offset);
        if (place?.kind === 'value') assert.ok(place.value.start <= offset && offset <= place.value.end);
        if (place?.kind === 'tag') assert.ok(place.tag.start <= offset && offset <= place.tag.end);
        pageSuggestions({ file: 'page.html', text }, offset, context);
        explainPage({ file: 'page.html', text }, offset, context);
        jsonFileSuggestions(text, offset, schemas);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
