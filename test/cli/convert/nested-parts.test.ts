/** Parts inside lists of events, summaries and search blocks are converted or reported; elements are in the tree where their tags are. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { convertSitePage } from '../../../cli/convert/convert-site-page.ts';
import { SavedFiles } from '../../../cli/convert/files/saved-files.ts';
import { blocks, leftBlocks } from './blocks.ts';

const convert = (text: string) => convertSitePage({ file: 'page.html', text }, 'page.html', new SavedFiles([]));
const outcomes = (text: string, wanted: string): readonly string[] =>
  convert(text)
    .parts.filter(({ outcome, code }) => outcome === wanted && !code.startsWith('convert-missing'))
    .map(({ code, args }) => (code === 'convert-converted' ? `${args.tag}` : code));

const html = (kind: string): string => blocks[kind]?.[1] ?? leftBlocks[kind] ?? '';
const newsletter = '<form class="newsletter-form"><input name="email"></form>';
const day = '<time class="event-date" datetime="2026-12-04">Fri</time>';

const events = (content: string): string => `<div class="eventlist"><article>${content}</article></div>`;

describe('a part', () => {
  const around: Readonly<Record<string, (content: string) => string>> = {
    'a list of events': (content) => events(day + content),
    'a list of events that is left': (content) => events(`<time datetime="Soon">Soon</time>${content}`),
    'a summary': (content) => `<div data-block-type="55" id="block-1">${content}</div>`,
    'a summary that is left': (content) => `<div data-block-type="55">${content}</div>`,
    'a search block that is left': (content) => `<div data-block-type="33">${content}</div>`,
  };

  for (const [name, wrap] of Object.entries(around)) {
    it(`is converted in ${name}`, () => {
      const parts = outcomes(wrap(html('video') + newsletter + html('account link')), 'converted');
      for (const tag of ['site-video', 'site-form', 'site-account']) assert.ok(parts.includes(tag), tag);
    });

    it(`is reported in ${name}`, () => {
      const left = html('calendar') + html('reservations of Tock') + html('reservations of OpenTable');
      const parts = outcomes(wrap(left), 'left');
      for (const code of ['convert-left-kind', 'convert-left-reservations', 'convert-left-reservations-link'])
        assert.ok(parts.includes(code), code);
    });

    it(`is in one element with ${name}, also if that contains another one`, () => {
      const text = wrap(wrap('<input name="q">'));
      const { text: after } = convert(text);
      for (const tag of ['site-events', 'site-summary', 'site-search'])
        assert.ok(after.split(`<${tag}`).length <= 2, after);
      assert.equal(convert(after).text, after);
    });
  }

  it('is converted in a list of events if it is a search form', () => {
    assert.ok(outcomes(events(day + html('search form')), 'converted').includes('site-search'));
  });
});

/** Returns the markup as browsers read it, with the elements around blocks, and without those that `tags` does not match. */
function tree(text: string, tags = /^site-/): string {
  const fragment = parseFragment(text);
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of [...node.childNodes]) {
      if ('childNodes' in child) visit(child);
      if (!tags.test(child.nodeName) || !('childNodes' in child)) continue;
      const at = node.childNodes.indexOf(child);
      for (const one of child.childNodes) one.parentNode = node;
      node.childNodes.splice(at, 1, ...child.childNodes);
    }
  };
  visit(fragment);
  return serialize(fragment);
}

describe('the tags of an element', () => {
  it('are in order around an empty summary', () => {
    const text = '<div class="sqs-block" data-block-type="55" id="block-1"><div class="sqs-block-content"></div></div>';
    assert.ok(convert(text).text.includes('<site-summary block-id="1"></site-summary></div></div>'));
  });

  it('are in order around an empty summary at the end of a page', () => {
    const { text } = convert(`<div class="eventlist"><article>${day}</article><div data-block-type="55" id="block-1">`);
    assert.ok(text.endsWith('<site-summary block-id="1"></site-summary></site-events>'), text);
  });

  for (const [name, text, tag] of [
    ['a search form', '<p>Search: <form action="/search"><input name="q"></form><p>After', 'site-search'],
    ['a search form', '<p><b>Search: <form action="/search"><input name="q"></form></b><p>After', 'site-search'],
    ['a form', `<p>News: ${newsletter}<p>After`, 'site-form'],
    ['a list of events', `<p>Dates${events(day)}<p>After`, 'site-events'],
  ] as const)
    it(`are around ${name} after a paragraph that is not closed: ${text}`, () => {
      const { text: after } = convert(text);
      const plain = after.replaceAll(/ method="post" action="[^"]*"|<input type="hidden"[^>]*>/g, '');
      assert.equal(tree(plain).replaceAll(/<\/?b>/g, ''), tree(text).replaceAll(/<\/?b>/g, ''));
      const read = serialize(parseFragment(after));
      assert.match(read, new RegExp(`<${tag}><(?:form|div)`));
      assert.doesNotMatch(read, new RegExp(`<${tag}></${tag}>`));
    });

  for (const start of ['<p><button>', '<p><span><div>', '<p><span><div></div></span>'])
    it(`do not end a paragraph that is not open: ${start}`, () => {
      assert.ok(!convert(`${start}<form action="/search"><input name="q"></form>`).text.includes('</p>'));
    });
});

describe('a start tag', () => {
  it('may have more attributes than a call has arguments', () => {
    const names = Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ');
    const { text } = convert(`<a class="user-accounts-text-link" href="#" ${names}>Login</a>`);
    assert.ok(text.endsWith(' href="/account">Login</a></site-account>'));
  });
});
