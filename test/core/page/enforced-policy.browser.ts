/** Pages that enforce a Content Security Policy, in frames: what they report is what the browser would have blocked. */
import { expect } from '@open-wc/testing';
import { skipUnless } from '../../support/skip.ts';

interface Answer {
  readonly html: string;
  readonly script: string;
  readonly style: string;
  readonly violations: readonly string[];
}

const trustedTypes = (list: string): string => `require-trusted-types-for 'script'; trusted-types ${list}`;

async function answerOf(csp: string, more = ''): Promise<Answer> {
  const frame = document.createElement('iframe');
  frame.src = `/test/core/page/fixtures/enforcing.html?csp=${encodeURIComponent(csp)}${more}`;
  const answer = new Promise<Answer>((resolve) => {
    const listen = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', listen);
      resolve(data);
    };
    addEventListener('message', listen);
  });
  document.body.append(frame);
  try {
    return await answer;
  } finally {
    frame.remove();
  }
}

describe('a page that enforces Trusted Types', () => {
  before(function () {
    skipUnless(this, 'trustedTypes', 'trustedTypes' in globalThis);
  });

  it('gets sanitized HTML and scripts without a violation if it lists our policy', async () => {
    const answer = await answerOf(trustedTypes('site-elements'));
    expect(answer).to.deep.equal({
      html: '<b>One</b><img src="x">',
      script: 'loaded',
      style: 'loaded',
      violations: [],
    });
  });

  it('gets text and no script if it lists only other policies', async () => {
    const { html, script } = await answerOf(trustedTypes('other'));
    expect([html, script]).to.deep.equal(['One', 'script-failed']);
  });

  it('gets text and no script if a copy of another version has created our policy', async () => {
    const { html, script } = await answerOf(trustedTypes('site-elements'), '&taken');
    expect([html, script]).to.deep.equal(['One', 'script-failed']);
  });

  it('reports a string that is assigned to innerHTML', async () => {
    expect((await answerOf(trustedTypes('site-elements'), '&planted')).violations).to.have.length(1);
  });
});

describe('a page that allows scripts and stylesheets by a nonce', () => {
  it('has the nonce set on those of third parties', async () => {
    const { script, style } = await answerOf("script-src 'nonce-n1'; style-src 'nonce-n1'");
    expect([script, style]).to.deep.equal(['loaded', 'loaded']);
  });
});
