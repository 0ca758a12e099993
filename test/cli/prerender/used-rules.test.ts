/** Tests which rules of a stylesheet an inline copy keeps. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MarkupNames, usedRules } from '../../../cli/prerender/used-rules.ts';

function used(css: string, ...views: readonly string[]): string {
  const names = new MarkupNames();
  for (const html of views) names.add(html);
  return usedRules(css, names, ['--_site-outside']);
}

const keeps = (css: string, html: string): void => assert.equal(used(css, html), css);

describe('the rules that an inline stylesheet keeps', () => {
  it('are those whose tags, classes and attributes are in the markup', () => {
    const css = '.row{gap:0}.row .strip{gap:1px}ul{margin:0}[part=next]{inset:0}[part~=next]{order:1}';
    assert.equal(used(css, '<div class="wide row" part="control next"></div>'), '.row{gap:0}[part~=next]{order:1}');
    assert.equal(used(css, '<ul part="next"></ul>'), 'ul{margin:0}[part=next]{inset:0}[part~=next]{order:1}');
  });

  it('are those of all roots that share the stylesheet', () => {
    assert.equal(used('.a{gap:0}.b{gap:0}.c{gap:0}', '<i class="a"></i>', '<i class="b"></i>'), '.a{gap:0}.b{gap:0}');
  });

  it('lose the selectors of their list that match nothing', () => {
    assert.equal(used('.a,.b,.a .b{gap:0}', '<i class="a"></i>'), '.a{gap:0}');
  });

  it('include every state of a node', () => {
    keeps(
      'a:hover,a:focus-visible,a:not(.x),a[hidden],a[aria-busy=true],a[open],a:popover-open::backdrop{gap:0}a:before{content:""}',
      '<a></a>',
    );
  });

  it('include those of the host, which the page may change, and of slotted nodes if there is a slot', () => {
    const css = ':host([theme=dark]){color:red}:host(.wide) a{gap:0}';
    keeps(css, '<a></a>');
    assert.equal(used('::slotted(p){margin:0}', '<p></p>'), '');
    keeps('::slotted(p){margin:0}', '<slot></slot>');
  });

  it('include those with one of several names', () => {
    const css = '.a:is(.b,.c){gap:0}';
    keeps(css, '<i class="a c"></i>');
    assert.equal(used(css, '<i class="a"></i>'), '');
    assert.equal(used('.a:has(.b){gap:0}', '<i class="a"></i>'), '');
  });

  it('compare values without case where the selector does', () => {
    keeps('[design=list i]{gap:0}', '<i design="LIST"></i>');
    assert.equal(used('[design=list]{gap:0}', '<i design="LIST"></i>'), '');
  });

  it('include selectors of an unknown syntax', () => {
    keeps('a:future(1 of 2)::part(x) /deep/ b{gap:0}', '<i></i>');
  });

  it('include nested rules and those in conditions, without the empty ones', () => {
    const css =
      '@layer site{.a{gap:0;&:where(.b){gap:1px;&:after{gap:2px}}&:where(.c){gap:3px}}}@media print{.c{gap:0}}';
    assert.equal(used(css, '<i class="a b"></i>'), '@layer site{.a{gap:0;&:where(.b){gap:1px;&:after{gap:2px}}}}');
  });

  it('include the animations and the private properties that they use', () => {
    const css =
      '.a{--_x:1;--_y:var(--_x);--_unread:2;--own:3;--_site-outside:4;order:var(--_y);animation:.2s rise}.b{animation:.2s sink}@keyframes rise{to{opacity:0}}@keyframes sink{to{opacity:1}}';
    assert.equal(
      used(css, '<i class="a"></i>'),
      '.a{--_x:1;--_y:var(--_x);--own:3;--_site-outside:4;order:var(--_y);animation:.2s rise}@keyframes rise{to{opacity:0}}',
    );
    keeps('.a{--_x:1}', '<i class="a" style="order:var(--_x)"></i>');
  });

  it('are not those of closed dialogs, which only the script of the element opens, except without script', () => {
    const css = '.title{margin:0}@media (scripting:none){.title{margin:1px}}';
    assert.equal(used(css, '<dialog><b class="title"></b></dialog>'), '@media (scripting:none){.title{margin:1px}}');
    keeps(css, '<dialog open><b class="title"></b></dialog>');
    keeps(css, '<dialog></dialog><b class="title"></b>');
  });
});
