/** Tests how <site-image> shows its image. */
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { leeward } from '../../support/images.ts';
import { addFrame, closePages } from '../../support/own-page.ts';
import { clear, define, freshKey, imageIn, part, place, resize, shown, waiting, warnings } from './image.ts';

const upgrade = `<site-image crop-mode="cover" fixed-ratio="3:2">${waiting('upgrade')}</site-image>
  <site-image><img alt="" src="${leeward()}" width="1200" height="800"></site-image>
  <site-image shape="circle"><img alt="" src="${leeward()}" width="1200" height="800"></site-image>
  <site-image caption-place="beside"><img alt="" src="${leeward()}" width="1200" height="800">
    <p slot="caption">Leeward</p></site-image>`;

const loaded = (image: HTMLImageElement): Promise<unknown> =>
  eventually('the image is loaded', () => image.naturalWidth > 0);

describe('an image before its element is defined', () => {
  it('reserves the space that it takes afterwards', async () => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/dist/site-elements.css';
    const there = new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.head.append(sheet);
    await there;
    place(upgrade, 600);
    const box = document.querySelector('[data-test]') as HTMLElement;
    const places = () =>
      [...box.querySelectorAll('site-image, img, p')].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.localName, left, top, width, height].map((value) =>
          typeof value === 'number' ? Math.round(value) : value,
        );
      });
    for (const image of box.querySelectorAll<HTMLImageElement>('img[src]')) await loaded(image);
    const before = places();
    await define();
    await customElements.whenDefined('site-image');
    expect(places()).to.deep.equal(before);
    for (const image of box.querySelectorAll('img')) await loaded(image);
    expect(places()).to.deep.equal(before);
    sheet.remove();
  });
});

describe('an image', () => {
  before(define);
  afterEach(clear);

  const look = (image: HTMLImageElement) => {
    const { objectFit, objectPosition } = getComputedStyle(image);
    return [objectFit, objectPosition];
  };
  const plain = (attributes = '') => `<img alt="Waves" src="${leeward()}" width="1200" height="800" ${attributes}>`;

  it('fills its box, cropped around its focal point', async () => {
    const element = place(
      `<site-image crop-mode="cover" fixed-ratio="1:1" focal-point="0.25,0.5">${plain()}</site-image>`,
    );
    const image = await shown(element);
    expect(look(image)).to.deep.equal(['cover', '25% 50%']);
    expect([image.offsetWidth, image.offsetHeight]).to.deep.equal([300, 300]);
    element.useAdvancedPositioning = true;
    await Promise.resolve();
    expect(look(image)).to.deep.equal(['cover', '0% 50%']);
  });

  it('has its focal point in the middle even in a box without a ratio, and follows changes of the box', async () => {
    const element = place(
      `<site-image crop-mode="cover" use-advanced-positioning focal-point="0.4,0.5" style="block-size: 300px">${plain()}</site-image>`,
    );
    expect(look(await shown(element))).to.deep.equal(['cover', '20% 50%']);
    resize(element, 320);
    await eventually('the image has moved', () => look(imageIn(element))[1] === '15.38% 50%');
  });

  it('is contained in its box, at its alignment', async () => {
    const element = place(
      `<site-image crop-mode="contain" fixed-ratio="1:1" alignment="bottom">${plain()}</site-image>`,
    );
    expect(look(await shown(element))).to.deep.equal(['contain', '50% 100%']);
    element.stretch = false;
    await Promise.resolve();
    expect(look(imageIn(element))[0]).to.equal('scale-down');
  });

  it('is in the middle if the alignment is invalid, with a warning for the author', async () => {
    const reported = await warnings(() => {
      place(`<site-image crop-mode="content-fit">${plain()}</site-image>`);
      place(`<site-image crop-mode="contain" alignment="over">${plain()}</site-image>`);
      place('<site-image><img alt=""></site-image>');
    });
    expect(reported).to.have.members([
      'Missing alignment for "content-fit" image.',
      '"over" is not an image alignment. Missing alignment for "content-fit" image. Use top, left, center, right or bottom, or two of them.',
      'Invalid or missing image source.',
    ]);
    expect(look(imageIn(document.body))[1]).to.equal('50% 50%');
  });

  it('that is missing in the markup is reported, unless a script adds it', async () => {
    const reported = await warnings(() => {
      const element = place('<site-image source="/waves.png" load="false"></site-image>');
      element.append(document.createElement('img'));
      place('<site-image></site-image>');
    });
    expect(reported).to.deep.equal([]);
    expect(await warnings(() => place('<site-image source="/waves.png" load="false"></site-image>'))).to.deep.equal([
      'No image',
    ]);
  });

  it('that the parser has not reached yet is not reported as missing', async () => {
    const run = crypto.randomUUID();
    const frame = addFrame();
    // The rest of the page follows a script that the server delays.
    frame.srcdoc = `<script>window.reported = []; console.warn = (text) => reported.push(text)</script>
      <script type="module" async src="/dist/test/site-image.js"></script>
      <site-image source="/waves.png" load="false"><script src="/paused/${run}/none/site.js"></script></site-image>`;
    await eventually('the element is parsed', () =>
      Boolean(frame.contentDocument?.querySelector('site-image:defined')),
    );
    const reported = (): readonly unknown[] => Reflect.get(frame.contentWindow ?? {}, 'reported');
    await new Promise((resolve) => frame.contentWindow?.setTimeout(resolve));
    expect([frame.contentDocument?.readyState, reported()]).to.deep.equal(['loading', []]);
    await fetch(`/release/${run}`);
    await eventually('the author is warned', () => reported().includes('No image'));
    closePages();
  });

  it('is not larger than its file, unless it is stretched', async () => {
    const small = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>`;
    const element = place(`<site-image stretch="false"><img alt="" src="${small}"></site-image>`);
    expect((await shown(element)).offsetWidth).to.equal(60);
    element.stretch = true;
    await Promise.resolve();
    expect(imageIn(element).offsetWidth).to.equal(300);
  });

  it('keeps its own ratio before it is loaded', () => {
    const element = place(
      '<site-image fixed-ratio load="false"><img alt="" data-src="/x.png" data-image-dimensions="300x100"></site-image>',
    );
    expect(element.offsetHeight).to.equal(100);
  });

  it('reads the settings that site builders write onto the image; those of the element win', async () => {
    const data = 'data-mode="cover" data-image-focal-point="0.1,0.2"';
    const element = place(`<site-image focal-point="0.3,0.4">${waiting(freshKey(), data)}</site-image>`);
    expect(look(await shown(element))).to.deep.equal(['cover', '30% 40%']);
    element.removeAttribute('focal-point');
    await eventually('the setting of the image is used', () => look(imageIn(element))[1] === '10% 20%');
  });

  // WebKit computes no role for SVG images from the network.
  const quoted = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' id='&quot;)' height='40'/>`;

  it('can be a background, and is still an image for screen readers', async () => {
    const element = place(
      `<site-image use-bg-image crop-mode="cover" fixed-ratio="1:1" focal-point="0.25,0.5"><img alt="Waves" src="${quoted}"></site-image>`,
    );
    await shown(element);
    const box = part(element, 'box');
    await eventually('the background is painted', () => getComputedStyle(box).backgroundImage.includes('svg'));
    const { backgroundSize, backgroundPosition } = getComputedStyle(box);
    expect([backgroundSize, backgroundPosition]).to.deep.equal(['cover', '25% 50%']);
    expect(look(imageIn(element))[1]).to.equal('99999px 0px');
    await expectAccessible(imageIn(element), { role: 'image', name: 'Waves' });
  });

  for (const [shape, height] of Object.entries({
    circle: 300,
    diamond: 300,
    octagon: 300,
    'vertical-oval': 450,
    'arched-window': 450,
    'horizontal-oval': 201,
    parallelogram: 201,
  })) {
    it(`clipped to ${shape} has a height of ${height / 3} for a width of 100`, async () => {
      const image = await shown(place(`<site-image shape="${shape}" focal-point="0.25,1">${plain()}</site-image>`));
      expect(look(image)).to.deep.equal(['cover', '25% 100%']);
      expect(image.offsetHeight).to.equal(height);
      expect(getComputedStyle(image).clipPath).not.to.equal('none');
    });
  }

  it('has its caption next to it, and below it in a narrow container', async () => {
    const element = place(
      `<site-image caption-place="beside">${plain()}<p slot="caption">Leeward</p></site-image>`,
      415,
    );
    const boxes = () => [part(element, 'box'), part(element, 'caption')].map((one) => one.getBoundingClientRect());
    const isBeside = () => (boxes()[0]?.right ?? 0) < (boxes()[1]?.left ?? 0);
    expect(isBeside()).to.equal(true);
    resize(element, 414);
    expect(isBeside()).to.equal(false);
    await eventually('the caption is below', () => element.matches(':state(narrow)'));
    resize(element, 500);
    await eventually('the caption is next to the image', () => !element.matches(':state(narrow)'));
    await expect(element).to.be.accessible();
  });

  it('in a link is as large as the link', async () => {
    const element = place(
      `<site-image crop-mode="cover" fixed-ratio="2:1"><a href="#x" aria-label="Leeward">${plain()}</a></site-image>`,
    );
    const image = await shown(element);
    expect([image.offsetHeight, image.parentElement?.offsetHeight]).to.deep.equal([150, 150]);
  });
});
