/** Tests that text of visitors, in captions and descriptions, does not control elements (docs/security.md). */
import { expect } from '@open-wc/testing';
import * as form from '../elements/form/form.ts';
import * as gallery from '../elements/gallery/gallery.ts';
import { slid } from '../elements/gallery/moving.ts';
import * as image from '../elements/image/image.ts';
import * as lightbox from '../elements/lightbox/lightbox.ts';
import { click } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { leeward, requests } from '../support/images.ts';

const [video, map] = ['/dist/test/site-video.js', '/dist/test/site-map.js'];
await Promise.all([gallery.define(), image.define(), import(video), import(map)]);

afterEach(async () => {
  await lightbox.clear();
  await form.clear();
});

let pixel = '';
beforeEach(() => {
  pixel = image.freshKey();
});

const embed = '&lt;iframe src=&quot;/test/none.html&quot;&gt;&lt;/iframe&gt;';

/** A comment that sanitizers allow: text, links, images and data attributes. */
const comment = (): string => `<p data-click-through-url="#phishing" data-src="${leeward(pixel)}" data-type="video"
  data-html="${embed}" data-image-dimensions="10x10">Nice! <img alt="" data-src="${leeward(pixel)}" width="9" height="9">
  <a href="#phishing">More</a></p>`;

const places = {
  'a caption': () => `<figcaption>${comment()}</figcaption>`,
  'the meta block of a site builder': () => `<div class="meta"><div>${comment()}</div></div>`,
  'a node beside the media': comment,
};

const slides = (content: string): string =>
  `<figure>${lightbox.image('leeward')}${content}</figure><figure>${lightbox.image('undertow')}</figure>`;

const ownImage = (key: string): string => `<img alt="" data-src="${leeward(key)}" width="300" height="200">`;

const isLoaded = (node: Element | null): boolean => ((node as HTMLImageElement | null)?.naturalWidth ?? 0) > 0;

for (const [where, content] of Object.entries(places))
  describe(`a comment in ${where}`, () => {
    it('does not determine the target of a click on a slide', async () => {
      const element = await gallery.place(
        `<site-gallery design="slideshow" speed="0">${slides(content())}</site-gallery>`,
        600,
      );
      await slid(element, () => click(gallery.find(element, 'img')));
      expect([element.currentIndex, location.hash]).to.deep.equal([1, '']);
    });

    it('causes no request of a gallery', async () => {
      const own = image.freshKey();
      const element = await gallery.place(
        `<site-gallery design="grid" lazy-load="false"><figure>${ownImage(own)}${content()}</figure></site-gallery>`,
      );
      await eventually('its own image is loaded', () => isLoaded(element.querySelector('img')));
      expect([requests(own).length, requests(pixel)]).to.deep.equal([1, []]);
    });

    it('does not determine the content of a lightbox', async () => {
      const element = await lightbox.open(
        await lightbox.place(`<site-lightbox speed="0">${slides(content())}</site-lightbox>`),
      );
      expect([lightbox.shows(element, 'leeward'), requests(pixel)]).to.deep.equal([true, []]);
    });

    it('does not become the link of a video in a lightbox', async () => {
      const own = embed.replace('none', 'own');
      const slide = `<figure data-html="${own}">${lightbox.image('leeward')}${content()}</figure>`;
      const element = await lightbox.place(`<site-lightbox speed="0">${slide}</site-lightbox>`);
      element.show();
      const player = await eventually('the player is shown', () => element.shadowRoot?.querySelector('.player > *'));
      expect(player.getAttribute('data-html')).to.contain('/test/own.html');
      expect(player.querySelector('a')).to.equal(null);
    });
  });

describe('a comment in a caption', () => {
  it('causes no request of an image, with or without its own image', async () => {
    const own = image.freshKey();
    const caption = `<div slot="caption">${comment()}</div>`;
    const alone = image.place(`<site-image>${caption}</site-image>`);
    const element = image.place(`<site-image load="true">${ownImage(own)}${caption}</site-image>`);
    await eventually('its own image is loaded', () => isLoaded(element.querySelector('img')));
    alone.update();
    expect([requests(own).length, requests(pixel)]).to.deep.equal([1, []]);
  });

  it('does not provide a video', async () => {
    const element = gallery.find(
      await gallery.place(
        `<site-gallery><site-video>${lightbox.image('leeward')}<figcaption>${comment()}</figcaption></site-video></site-gallery>`,
      ),
      'site-video',
    );
    expect(element.shadowRoot?.querySelector('[part~="play"]')).to.equal(null);
  });
});

describe('content of a map', () => {
  it('does not change it', async () => {
    const rendered = async (content: string): Promise<string | undefined> => {
      const box = document.createElement('div');
      box.dataset.test = '';
      box.innerHTML = `<site-map address-title="Halden">${content}</site-map>`;
      document.body.append(box);
      const element = box.firstElementChild;
      await eventually('the map is rendered', () => element?.shadowRoot?.querySelector('[part]'));
      return element?.shadowRoot?.innerHTML;
    };
    const block = '{"location": {"addressTitle": "Elsewhere"}}'.replaceAll('"', '&quot;');
    const attack = `<p data-block-json="${block}" data-location="${block}" address-title="Elsewhere">${comment()}</p>`;
    expect(await rendered(attack)).to.equal(await rendered(''));
  });
});

describe('the description of a field', () => {
  it('determines neither the confirmation nor the redirect of the form', async () => {
    form.serve();
    const description = `<p class="description" data-submission-html="&lt;b&gt;Send us your card&lt;/b&gt;"
      data-success-redirect="#phishing" data-form-id="theirs"><span class="form-submission-text">Now call us</span></p>`;
    const markup = form.contact.replace('<p><label', `<div class="form-item">${description}</div><p><label`);
    const element = await form.place(`<site-form>${markup}</site-form>`);
    form.enter(element, 'name', 'Ada');
    form.send(element);
    await eventually('the form is sent', () => form.part(element, 'success'));
    expect(form.part(element, 'success')?.textContent).to.equal('Thank you!');
    expect(location.hash).to.equal('');
  });
});
