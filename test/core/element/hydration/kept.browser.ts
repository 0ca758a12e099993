import { expect } from '@open-wc/testing';
import { specimens } from '../../../hostile/specimens.ts';
import { eventually } from '../../../support/eventually.ts';
import { mountPrerendered, noticeUse } from '../../../support/prerendered.ts';
import { wakeForTest } from './wake.ts';

const errors: string[] = [];
const listen = (event: Event): void => void errors.push(JSON.stringify((event as CustomEvent).detail));

before(async () => {
  await noticeUse();
  document.addEventListener('site-error', listen);
});

after(() => document.removeEventListener('site-error', listen));

afterEach(() => {
  document.body.replaceChildren();
  errors.length = 0;
});

describe('prerendered markup is what the view renders in the browser', () => {
  for (const { contract, markup } of Object.values(specimens)) {
    it(`<${contract.tag}> keeps its nodes when it is woken`, async () => {
      await import(`/dist/test/${contract.tag}.js`);
      const box = mountPrerendered(`<div>${markup}</div>`);
      const hosts = [...box.querySelectorAll('*')].filter(({ shadowRoot }) =>
        shadowRoot?.querySelector('[data-site-root]'),
      );
      expect(hosts).to.not.be.empty;
      for (const host of hosts) {
        const root = host.shadowRoot as ShadowRoot;
        const nodes = [...root.querySelectorAll(':not(style, script)')];
        await wakeForTest(host);
        await eventually('the markup is taken over', () => !root.querySelector('[data-site-root]'));
        expect(errors).to.deep.equal([]);
        expect(nodes.filter((node) => !root.contains(node))).to.deep.equal([]);
      }
    });
  }
});
