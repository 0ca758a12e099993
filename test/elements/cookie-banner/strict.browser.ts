/** The strict preset: accepting and declining are equally easy, and using the page is not consent (EDPB guidelines 05/2020, https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en). */
import { expect } from '@open-wc/testing';
import { endAnimations } from '../../support/load-elements.ts';
import { closePages } from '../../support/own-page.ts';
import { type BannerPage, contextOf, forget, open } from './banner.ts';

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

/** Returns the styles that make one control more prominent than the other. */
const weight = ({ view }: BannerPage, control: HTMLElement): Readonly<Record<string, string | number>> => {
  const { width, height, top } = control.getBoundingClientRect();
  const style = view.getComputedStyle(control);
  const names = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderTopWidth',
    'borderTopStyle',
    'fontSize',
    'fontWeight',
    'textDecorationLine',
    'opacity',
    'boxShadow',
    'cursor',
  ] as const;
  const looks = Object.fromEntries(names.map((name) => [name, style[name]]));
  return { ...looks, width: Math.round(width * 10), height: Math.round(height * 10), top: Math.round(top) };
};

const labels = 'cta-text="Yes, I agree to all of this" opt-out-cta-text="No"';
const settings = ['', 'variant="popup"', 'theme="light"', labels, `variant="popup" ${labels}`];

for (const width of [320, 800])
  for (const given of settings)
    it(`gives both answers the same size, weight and contrast: ${width} px ${given}`, async () => {
      const page = await open(`<site-cookie-banner preset="strict" ${given}></site-cookie-banner>`, { width });
      // WebKit moves the banner between two reads of its boxes.
      await endAnimations(page.get('banner'));
      const accept = weight(page, page.get('accept'));
      expect(accept).to.deep.equal(weight(page, page.get('decline')));
      expect(Number(accept.height)).to.be.at.least(440);
    });

describe('the strict preset', () => {
  it('has two buttons and a neutral text, whatever the site or the author sets', async () => {
    const page = await open(
      '<site-cookie-banner preset="strict" accept-type="opt-in" cta-variant="icon"></site-cookie-banner>',
      {
        head: contextOf({
          isCookieBannerEnabled: true,
          cookieBannerAcceptType: 'OPT_IN',
          cookieBannerCtaVariant: 'ICON',
          cookieBannerText:
            '<p>By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.</p>',
        }),
      },
    );
    expect([page.get('accept').textContent, page.get('decline').textContent]).to.deep.equal(['Accept', 'Decline']);
    expect(page.get('text').textContent).to.not.match(/by using/i);
    expect(page.get('text').textContent).to.match(/unless you accept/);
  });

  it('remembers a refusal for 180 days, or longer where the author sets it', async () => {
    for (const [days, kept] of [
      ['', 180],
      ['decline-days="30"', 180],
      ['decline-days="365"', 365],
    ] as const) {
      forget();
      const ages: (string | undefined)[] = [];
      const page = await open(`<site-cookie-banner preset="strict" ${days}></site-cookie-banner>`, {
        prepare: ({ document: own }) =>
          Object.defineProperty(own, 'cookie', {
            get: () => '',
            set: (text: string) => void ages.push(/Max-Age=(\d+)/.exec(text)?.[1]),
          }),
      });
      page.get('decline').click();
      expect(ages).to.deep.equal([String(kept * 86_400)]);
    }
  });
});
