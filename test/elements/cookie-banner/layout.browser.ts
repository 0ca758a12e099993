/** The look of the banner: equal buttons with visible borders, text on the page's grid, narrow windows. */
import { expect } from '@open-wc/testing';
import { emulateMedia } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, type PageOptions } from '../../support/own-page.ts';
import { type BannerPage, forget, open } from './banner.ts';

beforeEach(forget);
afterEach(async () => {
  forget();
  closePages();
  await emulateMedia({ reducedMotion: false });
});

async function openCategories(given: string, options: PageOptions): Promise<BannerPage> {
  const page = await open(`<site-cookie-banner preset="strict" ${given}></site-cookie-banner>`, options);
  page.get('preferences').click();
  await eventually('the categories', () => page.find('categories'));
  await Promise.all(
    page
      .get('banner')
      .getAnimations()
      .map(({ finished }) => finished),
  );
  return page;
}

/** Returns the relative luminance of an opaque `rgb()` colour (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
    const value = Number(text) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const parts = [
  ['preferences', 'decline', 'accept'],
  ['save', 'decline', 'accept'],
] as const;

describe('the buttons', () => {
  for (const theme of ['dark', 'light'])
    for (const width of [320, 1200])
      it(`of both views have the same size and look, with a visible border: ${theme}, ${width} px`, async () => {
        const page = await open(`<site-cookie-banner preset="strict" theme="${theme}"></site-cookie-banner>`, {
          width,
        });
        const background = page.view.getComputedStyle(page.get('banner')).backgroundColor;
        for (const names of parts) {
          if (names[0] === 'save') page.get('preferences').click();
          await eventually(names[0], () => page.find(names[0]));
          const looks = names.map((name) => {
            const button = page.get(name);
            const { borderTopColor, borderTopStyle, color, fontWeight } = page.view.getComputedStyle(button);
            const box = button.getBoundingClientRect();
            expect(contrast(borderTopColor, background), name).to.be.at.least(3);
            expect(button.scrollWidth, `${name} fits`).to.be.at.most(button.clientWidth);
            const size = [Math.round(box.width), Math.round(box.height), Math.round(box.top)];
            return [borderTopColor, borderTopStyle, color, fontWeight, ...size].join(' ');
          });
          expect(new Set(looks).size, looks.join(' | ')).to.equal(1);
        }
      });
});

describe('the text', () => {
  const head = '<style>:root { --site-page-margin: 90px } p { margin-block: 40px }</style>';

  for (const direction of ['ltr', 'rtl'])
    it(`of a bar is aligned with the content of the page, and the buttons with its other edge: ${direction}`, async () => {
      const text = '<p>We count visits.</p>';
      const page = await open(`<site-cookie-banner preset="strict">${text}</site-cookie-banner>`, {
        width: 1200,
        head: `${head}<script>document.documentElement.dir = '${direction}'</script>`,
      });
      const left = page.get(direction === 'ltr' ? 'text' : 'actions').getBoundingClientRect().left;
      const right = page.get(direction === 'ltr' ? 'actions' : 'text').getBoundingClientRect().right;
      expect(left).to.be.closeTo(90, 0.01);
      expect(page.view.innerWidth - right).to.be.closeTo(90, 0.01);
    });

  it('starts in the first line, whatever margin the page gives to paragraphs', async () => {
    const page = await open('<site-cookie-banner preset="strict"><p>One.</p><p>Two.</p></site-cookie-banner>', {
      head,
    });
    const [first, last] = page.banner.children;
    const box = page.get('text').getBoundingClientRect();
    expect(first?.getBoundingClientRect().top).to.be.closeTo(box.top, 0.01);
    expect(last?.getBoundingClientRect().bottom).to.be.closeTo(box.bottom, 0.01);
  });
});

describe('the categories', () => {
  for (const given of ['', 'variant="popup"', 'position="top"'])
    it(`fit into a window of 320 x 480 pixels, with the buttons in view: ${given}`, async () => {
      const page = await openCategories(given, { width: 320, height: 480 });
      const banner = page.get('banner');
      const box = banner.getBoundingClientRect();
      expect(banner.scrollWidth).to.be.at.most(banner.clientWidth);
      expect([box.left >= 0, box.right <= 320, box.top >= 0, box.bottom <= 480]).to.not.include(false);
      const save = page.get('save').getBoundingClientRect();
      expect(save.top >= box.top && save.bottom <= box.bottom).to.equal(true);
      const target = page.get('category').getBoundingClientRect();
      expect(target.height).to.be.at.least(44);
    });

  it('move nothing under reduced motion', async () => {
    if (!(await emulateMedia({ reducedMotion: true }))) return;
    const page = await openCategories('', {});
    const style = page.view.getComputedStyle(page.get('switch'), '::before');
    expect(style.transitionDuration).to.equal('0s');
  });
});
