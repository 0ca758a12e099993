/** Damaged and hostile pages: the conversion ends, loses no text, and is the same when it runs again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { convertSitePage } from '../../../cli/convert/convert-site-page.ts';
import { SavedFiles } from '../../../cli/convert/files/saved-files.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { eventItem, eventList, eventMeta, summaryBlock } from './blocks.ts';
import { contentOf } from './content-of.ts';
import { treeOf } from './tree-of.ts';

const convert = (text: string) => convertSitePage({ file: 'page.html', text }, 'page.html', new SavedFiles([])).text;

/** Start tags of everything that has a converter or is reported, some with damaged values. */
const tags = [
  '<div class="sqs-block" data-block-type="55" id="block-1">',
  '<div data-block-type="55" data-block-type="33" data-block-json="{&quot;blockId&quot;:&quot;a&quot;}" data-block-json="{">',
  '<div data-block-type=20 id=block-2 data-block-json=\'{"blockId":5,"__proto__":{}}\'>',
  '<div data-block-type="55" data-block-json="[[[[">',
  '<div data-block-type="33">',
  '<div data-block-type="26">',
  '<div data-block-type="68" id="Tock_widget_container">',
  '<div class="sqs-block-content">',
  '<form action="/search">',
  '<form action="/search" action="https://other.example/" method=GET>',
  '<input type="search">',
  '<input name="" name="x" type=search value="a>b">',
  '<input name="q">',
  '<div class="eventlist">',
  '<article class="eventlist-event">',
  '<time class="event-date" datetime="2026-12-04">',
  '<time class="event-time-12hr-start" datetime="2026-12-04" datetime="2027-01-01">',
  '<time datetime="2026-02-30">',
  '<ul>',
  '<li class="eventlist-meta-address">',
  '<div class="squarespace-comments" id="disqus_thread">',
  '<a class="user-accounts-text-link" href="#">',
  '<span class="auth">',
  '<span class="unauth">',
  '<table>',
  '<p>',
];

const parts = [
  ...tags,
  ...['</div>', '</form>', '</article>', '</time>', '</ul>', '</li>', '</a>', '</span>', '</table>', '</p>', '<!--'],
  ...[
    '6:00 PM',
    '18:00',
    '24:99',
    'Text',
    ' ',
    '&#8239;',
    '<',
    '-->',
    eventItem('a', 'A', eventMeta.day),
    summaryBlock(),
  ],
];

describe('a damaged page', () => {
  const soup = fc.array(fc.constantFrom(...parts), { maxLength: 24 }).map((one) => one.join(''));

  it('is the same when it is converted again', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const text = convert(html);
        assert.equal(convert(text), text);
      }),
      { numRuns: propertyRuns(20_000) },
    );
  });

  it('loses no text', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const texts = contentOf(convert(html)).text.replaceAll(' ', '');
        assert.equal(texts, contentOf(html).text.replaceAll(' ', ''));
      }),
      { numRuns: propertyRuns(20_000) },
    );
  });
});

describe('a page without syntax errors other than open paragraphs', () => {
  /** Returns an element. Browsers do not nest links, forms or items, and do not end an inline element before a paragraph in it. */
  const element = ([tag, content]: readonly [string, readonly string[]]): string => {
    const [, name = ''] = /^<(\w+)/.exec(tag) ?? [];
    const isInline = /^(?:a|span|time)$/.test(name);
    const isAllowed = (one: string): boolean =>
      !(isInline && one.startsWith('<p>')) && !(/^(?:a|form|li)$/.test(name) && one.includes(`<${name} `));
    const allowed = content.filter(isAllowed);
    return name === 'input' ? tag : `${tag}${allowed.join('')}</${name}>`;
  };
  const leaf = fc.constantFrom(
    ...['Text', '6:00 PM', '<p>', '<p>Text', '<input name="q">', '<div data-block-type="55" id="block-9"></div>'],
  );
  const containers = tags.filter((tag) => !/^<(?:table|p)/.test(tag));
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.tuple(fc.constantFrom(...containers), fc.array(tie('node'), { maxLength: 3 })).map(element),
    ),
  }));

  it('has the same tree, with elements around the parts', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const html = nodes.join('');
        assert.equal(treeOf(convert(html)), treeOf(html));
      }),
      { numRuns: propertyRuns(20_000) },
    );
  });
});

describe('a hostile page', () => {
  // Each takes a second at most. Quadratic time would be minutes, also on a fast machine.
  const limit = 20_000;

  const endsInTime = (html: string): void => {
    const started = performance.now();
    convert(html);
    assert.ok(performance.now() - started < limit);
  };

  it('with elements inside one another ends in linear time', () => {
    for (const tag of tags) {
      endsInTime(tag.repeat(20_000));
      endsInTime(`<div class="eventlist"><article>${tag.repeat(20_000)}`);
    }
    endsInTime(tags.join('').repeat(2000));
  });

  it('with many parts ends in linear time', () => {
    endsInTime(eventList(eventItem('a', 'A', eventMeta.day)).repeat(500));
    endsInTime(eventList(eventItem('a', 'A', eventMeta.day).repeat(500)));
    endsInTime(eventList(eventItem('a', 'A', eventMeta.day.repeat(2000))));
    endsInTime('<form action="/search"><input name="q"></form>'.repeat(20_000));
    const texts = ['auth', 'unauth'].map((name) => `<i class="${name}"></i>`.repeat(40_000)).join('');
    endsInTime(`<a class="user-accounts-text-link" href="#">${texts}</a>`);
  });

  it('with huge values ends in linear time', () => {
    const long = 'x'.repeat(1_000_000);
    const nested = '{&quot;a&quot;:['.repeat(50_000);
    for (const value of [long, nested])
      for (const name of ['data-block-json', 'class', 'id', 'action', 'datetime', 'href'])
        for (const start of ['<div data-block-type="55"', '<form', '<time'])
          endsInTime(`<div class="eventlist"><article>${start} ${name}="${value}">18:00</div>`);
    endsInTime(eventList(eventItem('a', 'A', `<time class="event-time-12hr">${'1 '.repeat(500_000)}</time>`)));
  });
});
