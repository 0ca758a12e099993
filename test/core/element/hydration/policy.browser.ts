/** Tests prerendered pages under a policy that allows only the styles and scripts whose hashes it lists. */
import { expect } from '@open-wc/testing';
import { specimens } from '../../../hostile/specimens.ts';
import { eventually, frames } from '../../../support/eventually.ts';
import { addedScripts, closePages, openPage } from '../../../support/own-page.ts';
import { prerenderPage } from '../../../support/prerendered.ts';

const page = (policy: string, body: string): string => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>A page</title></head>
  <body>${body}</body></html>`;

/** The policy applies to styles only, because the test's own script is inline. */
const policyFor = (hashes: readonly string[]): string => `style-src ${hashes.map((hash) => `'${hash}'`).join(' ')}`;

const map = '<site-map address-title="Halden" aspect-ratio="3:1"></site-map>';

async function openUnder(policy: string, body: string): Promise<{ root: ShadowRoot; refused: readonly string[] }> {
  const refused: string[] = [];
  const { document: opened } = await openPage({
    source: page(policy, body),
    prepare: (view) => {
      view.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        refused.push(`${violatedDirective} ${sample}`);
      });
    },
  });
  await frames(2);
  const root = await eventually(
    'the page has a prerendered root',
    () => [...opened.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot,
  );
  return { root, refused };
}

const boxOf = (root: ShadowRoot): CSSStyleDeclaration => {
  const box = root.querySelector('[part="box"]');
  if (!box) throw new Error('the map has no box');
  return getComputedStyle(box);
};

afterEach(closePages);

describe('a policy that lists the hashes of the inline styles', () => {
  it('accepts the styles of every element', async () => {
    for (const { markup } of Object.values(specimens)) {
      const { html, styleHashes } = prerenderPage(markup, { url: location.href });
      const { refused } = await openUnder(policyFor(styleHashes), html);
      expect(refused).to.deep.equal([]);
    }
  });

  it('shows the element as without a policy', async () => {
    const { html, styleHashes } = prerenderPage(map);
    const { root } = await openUnder(policyFor(styleHashes), html);
    expect(boxOf(root).position).to.equal('relative');
    expect(boxOf(root).aspectRatio.replace(/ \/ 1$/, '')).to.equal('3');
  });

  it('refuses styles with other hashes, which this test detects', async () => {
    const { html } = prerenderPage(map);
    const { root, refused } = await openUnder("style-src 'sha256-AAAA'", html);
    expect(refused).not.to.deep.equal([]);
    expect(boxOf(root).position).to.equal('static');
  });
});

const hashOf = async (script: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

const scriptPolicyFor = async (hashes: readonly string[]): Promise<string> => {
  const added = await Promise.all(addedScripts.map(hashOf));
  return `script-src ${[...hashes, ...added].map((hash) => `'${hash}'`).join(' ')}`;
};

const banner = '<site-cookie-banner preset="strict"></site-cookie-banner>';

const hasPrompt = (root: ShadowRoot): boolean | undefined => root.querySelector('[part=banner]')?.checkVisibility();

describe('a policy that lists the hashes of the inline scripts', () => {
  it('lets a cookie banner prompt before any other script', async () => {
    const { html, scriptHashes } = prerenderPage(banner, { url: location.href });
    const { root, refused } = await openUnder(await scriptPolicyFor(scriptHashes), html);
    expect([hasPrompt(root), refused]).to.deep.equal([true, []]);
  });

  it('refuses scripts with other hashes, which this test detects', async () => {
    const { html } = prerenderPage(banner, { url: location.href });
    const { root, refused } = await openUnder(await scriptPolicyFor(['sha256-AAAA']), html);
    expect([hasPrompt(root), refused.length]).to.deep.equal([false, 1]);
  });
});
