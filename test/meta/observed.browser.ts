import { expect } from '@open-wc/testing';
import { declarations } from '../../cli/lint/page/known-elements.ts';
import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { differences } from './differences.ts';
import { drives } from './drives.ts';
import { ObservedPage } from './observe.ts';

let page: ObservedPage | undefined;

const open = async (bundle?: string): Promise<ObservedPage> => {
  page = await ObservedPage.open(bundle);
  return page;
};

afterEach(() => page?.close());

describe('the observed interface', () => {
  for (const { contract, shadowApi } of declarations) {
    it(`of <${contract.tag}> is exactly the one that its contract declares`, async () => {
      const driven = await open(`/dist/test/${contract.tag}.js`);
      await drives[contract.tag.replace('site-', '')]?.(driven);
      expect(differences(contract, shadowApi, driven.seen(contract.tag))).to.deep.equal([]);
    });

    it(`of <${contract.tag}> has a difference reported if a state is not shown`, async () => {
      const idle = await open(`/dist/test/${contract.tag}.js`);
      expect(differences(contract, shadowApi, idle.seen(contract.tag))).to.include.members(
        Object.keys(shadowApi.parts ?? {}).map((part) => `part "${part}" never appeared`),
      );
    });
  }
});

/** An element with one name of each kind, and one internal custom property. */
const definePlanted = ({ HTMLElement, CustomEvent, CSSStyleSheet, customElements }: ObservedPage['view']): void => {
  class Planted extends HTMLElement {
    connectedCallback(): void {
      const shadow = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:host { --site-planted-default: 1px; gap: var(--site-planted-default) }
        @media (width > 0px) { p { --site-planted-wired: 1px; padding: var(--site-planted, var(--site-planted-wired)) } }
        .also .other { color: var(--site-planted-elsewhere) } .worn, .other { color: var(--site-planted-worn) }`);
      shadow.adoptedStyleSheets = [sheet];
      shadow.innerHTML =
        '<p class="worn" part="shown also"><slot></slot><slot name="aside"></slot></p><b exportparts="in: out"></b>';
      shadow.querySelector('b')?.remove();
      this.attachInternals().states.add('lit');
      this.dispatchEvent(new CustomEvent('site-planted', { bubbles: true }));
    }
  }
  customElements.define('site-planted', Planted);
};

const contract = defineContract({ tag: 'site-planted', load: 'at-once', attributes: {} });

describe('a planted element', () => {
  it('that declares nothing has each of its names reported', async () => {
    const planted = await open();
    definePlanted(planted.view);
    planted.place('<site-planted></site-planted>');
    await Promise.resolve();
    expect(differences(contract, defineShadowApi({}), planted.seen('site-planted'))).to.have.members([
      'undeclared slot ""',
      'undeclared slot "aside"',
      'undeclared part "shown"',
      'undeclared part "also"',
      'undeclared part "out"',
      'undeclared state "lit"',
      'undeclared custom property "--site-planted"',
      'undeclared custom property "--site-planted-default"',
      'undeclared custom property "--site-planted-worn"',
      'undeclared event "site-planted"',
    ]);
  });

  it('that declares more than it has is reported too', async () => {
    const planted = await open();
    const more = { '': true, more: true } as const;
    const shadowApi = defineShadowApi({
      slots: more,
      states: { more: true },
      cssProperties: { '--site-more': 'color' },
    });
    expect(differences(contract, shadowApi, planted.seen('site-planted'))).to.deep.equal([
      'slot "" never appeared',
      'slot "more" never appeared',
      'state "more" never appeared',
      'custom property "--site-more" never appeared',
    ]);
  });
});
