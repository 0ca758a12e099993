/** Inputs for which `check` or `validate` once took longer than a minute. Their work is now proportional to the length, not to its square. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../cli/lint/check-page.ts';
import { assignmentTo, contextNames } from '../../../cli/lint/data/script-contexts.ts';
import { validateText } from '../../../cli/lint/data/validate-text.ts';
import { countBacktracks } from '../../support/count-backtracks.ts';
import { growth } from '../../support/count-steps.ts';

const pageOf = (body: string): string => `<!doctype html><html lang="en"><title>x</title><body>${body}`;
const check = (body: string): unknown => checkPage({ file: 'page.html', text: pageOf(body) });

/** Each function returns the body of a page of the given size. Nesting is deeper than the 512 levels that browsers allow. */
const bodies: Readonly<Record<string, (size: number) => string>> = {
  'nested form elements': (size) => '<site-form><form>'.repeat(size),
  'forms with items': (size) => `<form>${'<div class="form-item field text"><input>'.repeat(size)}</form>`,
  'nested galleries': (size) => '<site-gallery>'.repeat(size),
  'nested galleries with images': (size) => '<site-gallery><img src="a" alt="">'.repeat(size),
  'nested videos': (size) => '<site-video><p data-html="x"><img alt="A">'.repeat(size),
  'nested slides of a site builder': (size) =>
    '<div class="sqs-gallery slide" data-type="x" data-image-focal-point="x" data-src>'.repeat(size),
  'nested images with settings': (size) => '<site-image><p><img data-src="a" alt="A" data-load="x">'.repeat(size),
  'block data with many keys': (size) =>
    `<site-gallery block-json='{${Array.from({ length: size }, (_, n) => `"slidesPerRo${n}":1`).join()}}'>`,
  'block data with many faults': (size) => `<site-gallery block-json='{${'design:{'.repeat(size)}'>`,
  'embed markup of tags that do not end': (size) => `<site-video data-html='${'<iframe src="'.repeat(size)}'>`,
  'nested links': (size) => '<a href="#x">'.repeat(size),
  'nested links with images': (size) => '<a href="/x"><p><img src="a" alt="">'.repeat(size),
  'nested buttons and labels': (size) => '<button><label><i>'.repeat(size),
  'references to missing ids': (size) =>
    Array.from({ length: size }, (_, n) => `<label for="a${n}">A</label>`).join(''),
  'a list of missing ids': (size) => `<p aria-labelledby="${'a '.repeat(size)}"></p>`,
  'empty labels of one field': (size) => `${'<label for="a"></label>'.repeat(size)}<input id="a">`,
  'empty labels and fields with one id': (size) => `<label for="a"></label><input id="a">`.repeat(size),
  'fields of one label': (size) => `<label for="a">A</label>${'<input id="a">'.repeat(size)}`,
  'a comment that repeats a rule': (size) => `<!-- site-lint-disable ${'image-alt '.repeat(size)}-->`,
  'a comment that repeats an unknown word': (size) => `<!-- site-lint-disable ${'word '.repeat(size)}-->`,
  'a comment for each image': (size) => '<!-- site-lint-disable image-alt --><img src="a">'.repeat(size),
  'fields with ids': (size) =>
    `<form>${Array.from({ length: size }, (_, n) => `<input id="a${n}" name="b${n}">`).join('')}</form>`,
  'a slide of an image and < characters that begin no tag': (size) =>
    `<site-gallery><figure><img src="a" alt="">${'<'.repeat(size)}</figure></site-gallery>`,
  'a slide of an image and comments that do not end': (size) =>
    `<site-gallery><figure><img src="a" alt="">${'<!--'.repeat(size)}`,
  'attributes without a closing quote': (size) => '<a title="b>c</a><i title="d">'.repeat(size),
  'scripts without an end tag': (size) => '<script src="a"><script>b</script>'.repeat(size),
  'an attribute with white space and signs that ends nowhere': (size) => `<p title="${' a = '.repeat(size)}`,
  'contexts that do not end': (size) => `<script>${'SITE_CONTEXT={'.repeat(size)}</script>`,
  'contexts that do not end and have members': (size) => `<script>${'SITE_CONTEXT={"a":[1,'.repeat(size)}</script>`,
  'contexts in strings': (size) => `<script>${'SITE_CONTEXT={" '.repeat(size)}</script>`,
  'contexts in strings with escaped quotes': (size) => `<script>${'SITE_CONTEXT={"\\" '.repeat(size)}</script>`,
  'definitions of any form': (size) =>
    (
      '<script type="application/json" class="sqs-form-block-context">{}</script>' +
      '<form data-form-id="a"><input></form>'
    ).repeat(size),
  'definitions of the forms in one element': (size) =>
    `<site-form>${'<script type="application/json">{}</script><form></form>'.repeat(size)}</site-form>`,
  'a comment for each next tag': (size) => '<!-- site-lint-disable-next image-alt --><img src="a">'.repeat(size),
};

describe('the work of checking a page', () => {
  for (const [name, bodyOf] of Object.entries(bodies)) {
    it(`grows at most in proportion to ${name}`, async () => {
      const factor = await growth((size) => check(bodyOf(size)), 1500);
      assert.ok(factor < 2.5, `twice the input took ${factor.toFixed(2)} times the steps`);
    });
  }
});

/** Each function returns a script of the given size. */
const scripts: Readonly<Record<string, (size: number) => string>> = {
  'contexts that do not end': (size) => 'SITE_CONTEXT={'.repeat(size),
  'contexts that do not end and have members': (size) => 'SITE_CONTEXT={"a":[1,\n'.repeat(size),
  'contexts in strings': (size) => 'SITE_CONTEXT={" '.repeat(size),
  'contexts in strings that do not end': (size) => 'SITE_CONTEXT={"a":"b\\'.repeat(size),
  'contexts in a comment that does not end': (size) => 'SITE_CONTEXT={/*'.repeat(size),
  'contexts in a comment line': (size) => 'SITE_CONTEXT={//'.repeat(size),
  'contexts in comments of one context': (size) => `SITE_CONTEXT={${'"a":1,/*SITE_CONTEXT={*/'.repeat(size)}`,
  'contexts in comment lines': (size) => '// SITE_CONTEXT={}\n'.repeat(size),
  'comment lines before contexts': (size) => `${'// \n'.repeat(size)}${'SITE_CONTEXT={}\n'.repeat(size)}`,
};

describe('the work of validating data', () => {
  for (const [name, textOf] of Object.entries(scripts)) {
    it(`grows at most in proportion to ${name}`, async () => {
      const page = (script: string): string => pageOf(`<script>${script}</script>`);
      for (const fileOf of [String, page]) {
        const factor = await growth((size) => validateText({ file: 'data', text: fileOf(textOf(size)) }), 1500);
        assert.ok(factor < 2.5, `twice the input took ${factor.toFixed(2)} times the steps`);
      }
    });
  }
});

describe('the search for assigned contexts', () => {
  /** Each function returns the text before an assignment, which is the only match. */
  const texts: Readonly<Record<string, (size: number) => string>> = {
    'objects with dots between them': (size) => 'a.'.repeat(size),
    'objects with dots and spaces between them': (size) => 'a . '.repeat(size),
    'a long name': (size) => 'a'.repeat(size),
    brackets: (size) => "a['".repeat(size),
    'names without an assignment': (size) => 'SITE_CONTEXT '.repeat(size),
    'names with type annotations': (size) => 'SITE_CONTEXT: a.b '.repeat(size),
    'white space': (size) => `SITE_CONTEXT${' '.repeat(size)}`,
  };
  for (const [name, textOf] of Object.entries(texts)) {
    it(`takes time in proportion to ${name}`, () => {
      const backtracks = (size: number): number =>
        countBacktracks(assignmentTo(contextNames), `${textOf(size)}; window.SITE_CONTEXT = {`);
      const factor = backtracks(2000) / backtracks(1000);
      assert.ok(factor < 2.5, `twice the text took ${factor.toFixed(2)} times the steps`);
    });
  }
});
