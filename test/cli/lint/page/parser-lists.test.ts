/**
 * The page reader replaces private lists of htmlparser2, and its rules rely on the elements that the parser closes. A new
 * version of the parser with other lists fails here, so that the replacements are reviewed with it.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { Parser } from 'htmlparser2';
import { OpenNames } from '../../../../cli/lint/page/open-names.ts';

const main = createRequire(import.meta.url).resolve('htmlparser2');
const code = await readFile(join(dirname(main), 'Parser.js'), 'utf8');

/** Returns the distinct matches in order. */
const distinct = (pattern: RegExp): readonly string[] => [...new Set(code.match(pattern))].sort();

describe('the private lists of the HTML parser', () => {
  it('are the two that the page reader replaces, and the buffers', () => {
    const lists = Object.entries(new Parser()).filter(([, value]) => Array.isArray(value));
    assert.deepEqual(Object.fromEntries(lists), { stack: [], foreignContext: [0], buffers: [] });
  });

  it('are used only in ways that OpenNames supports', () => {
    assert.deepEqual(distinct(/this\.(?:stack|foreignContext)\b(?:\.\w+(?: = \w+)?|\[\w+\]| = [^;]*)?/g), [
      'this.foreignContext = [ForeignContext.None]',
      'this.foreignContext.length',
      // In reset(), which the page reader does not call.
      'this.foreignContext.length = 0',
      'this.foreignContext.shift',
      'this.foreignContext.unshift',
      'this.foreignContext[0]',
      'this.stack.includes',
      'this.stack.indexOf',
      'this.stack.length',
      'this.stack.length = 0',
      'this.stack.shift',
      'this.stack.unshift',
      'this.stack[0]',
      // In onend(), if there is a listener for closing tags.
      'this.stack[index]',
    ]);
    for (const name of ['includes', 'indexOf', 'length', 'shift', 'unshift', '0'])
      assert.ok(name in new OpenNames(), name);
  });
});

/** Elements whose start tags end others, and these others, as in the parser. */
const impliedEnds: Readonly<Record<string, string>> = {
  a: 'a',
  body: 'head link script',
  'button datalist input output select textarea': 'button datalist input optgroup option select textarea',
  'dd dt': 'dd dt',
  'h1 h2 h3 h4 h5 h6': 'h1 h2 h3 h4 h5 h6 p',
  li: 'li',
  optgroup: 'optgroup option',
  option: 'option',
  [`address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre
  section table ul`]: 'p',
  'rp rt': 'rp rt',
  'tbody tfoot': 'tbody thead',
  td: 'td th thead',
  th: 'th',
  tr: 'td th tr',
};

/** Tags that end no element. */
const otherTags =
  `abbr area audio b base bdi bdo br canvas caption center cite code col colgroup data del dfn dialog dir em embed frame
  hgroup html i iframe img ins kbd label legend map mark menu meta meter noscript object param picture progress q rb rtc
  ruby s samp search site-form site-gallery slot small source span strong sub summary sup svg template time track u var
  video wbr`.split(/\s+/);

const textOnly = new Set(['iframe', 'script', 'style', 'textarea', 'title']);

/** Returns whether the start tag of `next` ends an open `name`. */
function endsElement(name: string, next: string): boolean {
  let isEnded = false;
  let isNext = false;
  const parser = new Parser({
    onclosetag(closed, isImplied) {
      if (closed === name && isImplied && !isNext) isEnded = true;
    },
    onopentag(opened) {
      if (opened === next && parser.startIndex > 0) isNext = true;
    },
  });
  parser.write(`<${name}><${next}>`);
  return isEnded;
}

describe('the elements that a start tag ends', () => {
  const ends = new Map(
    Object.entries(impliedEnds).flatMap(([tags, others]) => tags.split(/\s+/).map((tag) => [tag, others.split(' ')])),
  );
  const tags = [...new Set([...ends.keys(), ...[...ends.values()].flat(), ...otherTags])];
  // Void elements and those that contain only text end before the next tag in any case.
  const ended = tags.filter((tag) => !endsElement(tag, 'b') && !textOnly.has(tag));

  it('are those for which the rules on nested elements were written', () => {
    const found = tags.flatMap((next) => {
      const closed = ended.filter((name) => endsElement(name, next)).sort();
      return closed.length > 0 ? [[next, closed]] : [];
    });
    const expected = tags.flatMap((next) => {
      const closed = (ends.get(next) ?? []).filter((name) => ended.includes(name)).sort();
      return closed.length > 0 ? [[next, closed]] : [];
    });
    assert.deepEqual(found, expected);
  });
});
