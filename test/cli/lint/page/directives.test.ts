import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../../cli/lint/check-page.ts';

/** The findings, as `rule at line`. */
const reported = (text: string): readonly string[] =>
  checkPage({ file: 'page.html', text }).map(({ rule, start }) => `${rule} at ${start.line}`);

describe('a comment in the page', () => {
  it('suppresses a rule for the next tag, on all of its lines, and for nothing after it', () => {
    const text = '<!-- site-lint-disable-next image-alt -- a pixel -->\n<p>\n<img src="a.png">';
    assert.deepEqual(reported(text), ['image-alt at 3', 'directive at 1']);
    const pixel = '<!-- site-lint-disable-next image-alt -- a pixel -->\n\n<img\n src="a.png"><img src="b.png">';
    assert.deepEqual(reported(pixel), ['image-alt at 4']);
  });

  it('suppresses findings in attribute values on later lines of the tag', () => {
    assert.deepEqual(reported('<!-- site-lint-disable-next link -- old -->\n<a\n\n href="tel:1">x</a>'), []);
  });

  it('suppresses findings in the script that follows', () => {
    const json = '<script type="application/json" class="sqs-form-block-context">\n{</script>';
    assert.equal(reported(json).length, 1, 'planted');
    assert.deepEqual(reported(`<!-- site-lint-disable-next form-definition -- a template -->${json}`), []);
  });

  it('suppresses the given rules, and no other', () => {
    const comment = '<!-- site-lint-disable-next image-alt, duplicate-attribute -- both -->';
    assert.deepEqual(reported(`${comment}<img src=a src=b>`), []);
    assert.deepEqual(reported(`${comment}<img src=a src=b id=x><a href="tel:1">x</a>`), ['link at 1']);
  });

  it('suppresses a rule until it is enabled again, or to the end', () => {
    const image = '\n<img src="a.png">';
    const off = '<!-- site-lint-disable image-alt -- old part -->';
    assert.deepEqual(reported(`${off}${image}<!-- site-lint-enable link, image-alt -->${image}`), ['image-alt at 3']);
    assert.deepEqual(reported(`${off}${image}<!-- site-lint-enable link -->${image}`), []);
  });

  it('is reported once for each unknown rule, however often it names it', () => {
    const names = `${'image-ald '.repeat(20_000)}no-such-rule`;
    assert.deepEqual(reported(`<!-- site-lint-disable ${names} -- old -->`), ['directive at 1', 'directive at 1']);
  });

  it('is ignored if the comment has other text, or is in a script', () => {
    assert.deepEqual(reported('<!-- see site-lint-disable --><script>// <!-- site-lint-x -->\n</script>'), []);
  });
});
