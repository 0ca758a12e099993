/** Tests which nodes of a slide provide its data (docs/security.md, "Which nodes each element trusts"). */
import { expect } from '@open-wc/testing';

type Slides = typeof import('./fixtures/slides.fixture.ts');
const bundle = '/dist/test/slides.js';
const { isSlide, hasUnlinkedImage, readSlide }: Slides = await import(bundle);

function slideOf(markup: string): Element {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box.firstElementChild as Element;
}

const read = (markup: string): ReturnType<typeof readSlide> => readSlide(slideOf(markup));

const data = `data-click-through-url="/elsewhere" data-src="/large.png" data-image="/large.png" data-slide-id="one"
  data-slide-url="first" data-image-dimensions="30x20" data-image-focal-point="0.1,0.2" data-type="video" data-html="<iframe src=/x>"`;

const understood = {
  type: 'video',
  id: 'one',
  url: 'first',
  clickThroughUrl: '/elsewhere',
  src: '/large.png',
  size: { width: 30, height: 20 },
  focalPoint: { x: 0.1, y: 0.2 },
};

describe('the data of a slide are read', () => {
  for (const [where, markup] of [
    ['on the slide', `<figure ${data}><img alt=""></figure>`],
    ['on the slide, without media', `<div ${data}>Text</div>`],
    ['on its image', `<figure><img alt="" ${data}></figure>`],
    ['on an image that is the slide', `<img alt="" ${data}>`],
    ['on the wrapper of its image', `<div><div ${data}><a><img alt=""></a></div><div class="meta">Text</div></div>`],
    ['on the wrapper of its player', `<div><p>Text</p><div ${data}><iframe title="x"></iframe></div></div>`],
    ['on its player', `<figure><video ${data}></video><figcaption>Text</figcaption></figure>`],
    ['on the embed of a video', `<div data-type="video"><p>Text</p><div><div ${data}></div></div></div>`],
    ['in a caption that the slide is in', `<div class="meta"><div ${data}><img alt=""></div></div>`],
  ] as const)
    it(where, () => {
      const box = slideOf(markup);
      const slide = box.matches('.meta') ? (box.firstElementChild as Element) : box;
      expect(readSlide(slide)).to.deep.include(understood);
    });
});

const media = '<a href="/photo.jpg"><img src="data:," alt="Waves" width="3" height="2"></a>';
const harmless = read(`<figure>${media}</figure>`);

describe('content that visitors may have written does not control its slide', () => {
  const attack = `<p ${data}>Nice!</p><a href="/phishing" ${data}><img alt="Not waves" ${data}></a><video ${data}></video>`;
  for (const caption of [
    '<figcaption>',
    '<div class="image-slide-title">',
    '<div class="meta"><div>',
    '<div class="lightbox-meta">',
    '<div slot="caption">',
  ]) {
    it(`in ${caption}, before the media and after them`, () => {
      for (const markup of [`${caption}${attack}</div></figcaption></div>${media}`, `${media}${caption}${attack}`])
        expect({ ...read(`<figure>${markup}</figure>`), caption: '' }).to.deep.equal(harmless);
    });
  }

  it('as the caption’s own attributes', () => {
    expect({ ...read(`<figure>${media}<figcaption ${data}>Text</figcaption></figure>`), caption: '' }).to.deep.equal(
      harmless,
    );
  });

  it('in any other node next to the media', () => {
    const comment = `<ul><li ${data}>Nice!</li><li><a href="/phishing" ${data}>More</a></li></ul>`;
    for (const markup of [comment + media, media + comment, `${media}<img alt="" ${data}>`])
      expect(read(`<figure>${markup}</figure>`)).to.deep.equal(harmless);
  });

  it('in a slide of only text', () => {
    const comments = `<p ${data}>Nice!</p><p><a href="/phishing">More</a></p>`;
    expect(read(`<div>${comments}</div>`)).to.deep.equal(read('<div><p></p></div>'));
    expect(isSlide(slideOf(`<div>${comments}</div>`))).to.equal(false);
  });

  it('in a noscript that was parsed without script', () => {
    const box = new DOMParser().parseFromString(`<div><noscript><img src="/x" ${data}></noscript></div>`, 'text/html');
    expect(readSlide(box.querySelector('div') as Element)).to.deep.equal(read('<div></div>'));
  });

  it('nor does it make the image a link', () => {
    const slide = slideOf('<figure><img alt=""><figcaption><a href="/phishing">More</a></figcaption></figure>');
    expect(hasUnlinkedImage([slide])).to.equal(true);
  });
});
