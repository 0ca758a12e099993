import { expect } from '@open-wc/testing';
import { eventually } from '../../../support/eventually.ts';
import { bundles, closeAll, LoaderPage, loaderTag } from './frame.ts';

const gallery = '<site-gallery><p>One</p></site-gallery>';

/** The policy, and a script that reports each violation, before all content that it applies to. */
const under = (policy: string): string => `<script>
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  </script>
  <meta http-equiv="Content-Security-Policy" content="${policy}">`;

const violationsOf = ({ window }: LoaderPage): readonly string[] => Reflect.get(window, 'violations');

afterEach(closeAll);

describe('a page that allows scripts by a nonce', () => {
  const strict =
    "default-src 'none'; style-src 'self'; require-trusted-types-for 'script'; trusted-types site-elements";
  const policies = [`${strict}; script-src 'nonce-n1'`, `${strict}; script-src 'nonce-n1' 'strict-dynamic'`];
  for (const policy of policies) {
    it(`gets its elements if the loader has the nonce: ${policy.split('; ').at(-1)}`, async () => {
      const page = await LoaderPage.open(under(policy) + loaderTag(bundles(), 'nonce="n1"') + gallery);
      await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
      expect(violationsOf(page)).to.deep.equal([]);
    });
  }

  it('gets no elements if the loader has no nonce, and keeps its markup', async () => {
    const page = await LoaderPage.open(under("script-src 'nonce-n1'") + loaderTag(bundles()) + gallery);
    await eventually('the violation is reported', () => violationsOf(page).length > 0);
    expect([page.isDefined('site-gallery'), page.find('site-gallery').outerHTML]).to.deep.equal([false, gallery]);
  });
});

describe('a page of another origin than the loader', () => {
  it('gets its elements', async () => {
    const frame = document.createElement('iframe');
    // Without allow-same-origin a frame has an opaque origin, so that everything here is cross-origin to it.
    frame.setAttribute('sandbox', 'allow-scripts');
    const base = new URL(bundles(), location.href).href;
    const tell = `<script type="module">
      await customElements.whenDefined('site-gallery');
      parent.postMessage(origin, '*');
    </script>`;
    frame.srcdoc = `<!doctype html>${loaderTag(base, 'crossorigin')}${gallery}${tell}`;
    const message = new Promise<MessageEvent>((resolve) => addEventListener('message', resolve, { once: true }));
    document.body.append(frame);
    expect((await message).data).to.equal('null');
  });
});
