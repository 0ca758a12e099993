/** Saved pages become plain markup with elements around it, and lose nothing. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { convertPage } from '../../../cli/convert/convert-page.ts';
import { builderScripts } from '../../../cli/convert/scripts.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { blocks, builderPage, galleryBlock, lazyImage, leftBlocks } from './blocks.ts';
import { contentOf } from './content-of.ts';

const convert = (text: string) => convertPage({ file: 'page.html', text }, { folder: 'site-elements/' });
const outcomes = (text: string, wanted: string): readonly string[] =>
  convert(text)
    .conversions.filter(({ outcome }) => outcome === wanted)
    .map(({ code }) => code);

describe('a block of a site builder', () => {
  for (const [kind, [tag, html]] of Object.entries(blocks)) {
    it(`has an element around it: ${kind}`, () => {
      const page = builderPage(html);
      const { text } = convert(page);
      assert.equal(text.split(`<${tag}`).length, 2, text);
      assert.equal(text.split(`</${tag}>`).length, 2, text);
      assert.deepEqual(outcomes(page, 'left'), []);
    });

    it(`loses no text, link, image, field or id: ${kind}`, () => {
      const [before, after] = [contentOf(html), contentOf(convert(builderPage(html)).text)];
      for (const word of before.text.split(' ')) assert.ok(after.text.includes(word), word);
      for (const list of ['links', 'images', 'fields', 'ids'] as const)
        for (const one of before[list]) assert.ok(after[list].includes(one), `${list}: ${one}`);
    });
  }

  for (const [kind, html] of Object.entries(leftBlocks)) {
    it(`is reported and unchanged if it cannot be converted: ${kind}`, () => {
      const page = builderPage(html);
      assert.equal(outcomes(page, 'left').length, 1);
      const plain = html.replaceAll(/<noscript>.*?<\/noscript>|<img [^>]*>/g, '');
      assert.ok(
        convert(page)
          .text.replaceAll(/<img [^>]*>/g, '')
          .includes(plain),
      );
    });
  }

  it('keeps a form of another service', () => {
    const form = '<form action="https://crm.example.com/contact" method="post"><input name="email"></form>';
    assert.ok(convert(builderPage(form)).text.includes(form));
  });
});

describe('the settings of a block', () => {
  it('become attributes, without defaults', () => {
    const { text } = convert(galleryBlock);
    assert.match(text, /<site-gallery design="grid" slides-per-row="3" gutter="12" aspect-ratio="1">/);
  });

  it('of a video are its page, title and ratio', () => {
    const [, html = ''] = blocks.video ?? [];
    const { text } = convert(html);
    assert.match(
      text,
      /<site-video src="https:\/\/www\.youtube\.com\/watch\?v=M7lc1UVf-VE" video-title="The tide" aspect-ratio="640:360"><a href="https:\/\/www\.youtube\.com\/watch\?v=M7lc1UVf-VE">/,
    );
  });
});

describe('a lazy image', () => {
  it('has a source, sizes and its size, and its twin is gone', () => {
    const { text } = convert(lazyImage('moon', 'Moonrise'));
    assert.ok(!text.includes('noscript'));
    const [image = ''] = /<img [^>]*>/.exec(text) ?? [];
    assert.match(image, / src="https:\/\/images\.squarespace-cdn\.com\/[^"]*\/moon\.jpg" /);
    assert.match(
      image,
      / srcset="[^"]*moon\.jpg\?format=500w 500w, [^"]*" sizes="auto, 100vw" width="1200" height="800"/,
    );
    assert.doesNotMatch(image, /data-src|data-image=|data-load/);
  });

  it('has the alternative text of its twin, if it has none', () => {
    const html = '<noscript><img src="a.jpg" alt="A print"></noscript><img data-src="a.jpg">';
    assert.equal(convert(html).text, '<img src="a.jpg" alt="A print" loading="lazy">');
  });

  it('keeps a noscript with other content', () => {
    const html = '<noscript><img src="a.jpg"><p>Allow scripts.</p></noscript><img data-src="b.jpg">';
    assert.ok(convert(html).text.includes('<p>Allow scripts.</p>'));
  });
});

describe('a captioned slide', () => {
  it('becomes a figure', () => {
    assert.match(
      convert(galleryBlock).text,
      /<figure class="slide"[^>]*><a [^>]*><img [^>]*><\/a><figcaption class="image-slide-title">Far Shore<\/figcaption><\/figure>/,
    );
  });
});

describe('a form without script', () => {
  it('is sent to the route of the site builder, with the ids that its script has sent', () => {
    const [, html = ''] = blocks.form ?? [];
    const { text } = convert(html);
    assert.match(
      text,
      /<site-form form-id="5f8a2b0c1d2e3f4a5b6c7d8e"><form [^>]*method="post" action="\/api\/form\/SaveFormSubmission">/,
    );
    assert.match(text, /<input type="hidden" name="collectionId" value="5f8a2b0c1d2e3f4a5b6c7d8f">/);
    assert.doesNotMatch(text, /onsubmit/);
  });
});

describe('the scripts of a site builder', () => {
  it('are taken out, and those of the author stay', () => {
    const { text } = convert(builderPage(galleryBlock));
    assert.doesNotMatch(text, /scripts-compressed|imageloader|afterBodyLoad|SQUARESPACE_CONTEXT/);
    assert.match(text, /<script>window\.ownCode = true;<\/script>/);
    assert.match(text, /use\.typekit\.net/);
  });

  it('leave the site context as JSON', () => {
    const context = '{"website":{"siteTitle":"Halden {\\"}"}}';
    const { text } = convert(builderPage('', context));
    assert.ok(text.includes(`<script type="application/json" data-site-context>${context}</script>`));
  });

  it('stay if they contain code of the author too', () => {
    const script = '<script>Static.SQUARESPACE_CONTEXT = {"a":1}; track("own");</script>';
    const { text } = convert(`<head></head><body>${script}</body>`);
    assert.ok(text.includes(script));
    assert.ok(text.includes('data-site-context>{"a":1}</script>'));
  });

  it('of a generic name need a second sign', () => {
    const own = '<script src="scripts/site.js"></script>';
    assert.ok(convert(own).text.includes(own));
    assert.equal(convert('<script src="../scripts/site.js" combo="false"></script>').text, '');
  });

  it('are listed with a purpose', () => {
    for (const { purpose, url, attribute } of builderScripts) assert.ok(purpose !== '' && (url ?? attribute));
  });
});

describe('the settings of a site', () => {
  it('add the cookie banner first in the body', () => {
    const page = builderPage('<p>Text</p>', '{"cookieSettings":{"isCookieBannerEnabled":true}}');
    assert.match(convert(page).text, /<body [^>]*><site-cookie-banner id="cookies"><\/site-cookie-banner>/);
  });

  it('fill the empty place of the announcement bar, and never a page header', () => {
    const context = '{"website":{},"announcementBarSettings":{"text":"<p>Open</p>","style":1}}';
    const place = '<div class="sqs-announcement-bar-dropzone"></div>';
    assert.match(convert(builderPage(place, context)).text, /dropzone"><site-announcement-bar id="announcement">/);
    const header = '<header class="sqs-announcement-bar-dropzone"><h1>Halden</h1></header>';
    assert.ok(convert(builderPage(header, context)).text.includes(header));
  });
});

describe('a converted page', () => {
  it('links the stylesheet and the loader once', () => {
    const { text } = convert(builderPage(galleryBlock));
    assert.match(
      text,
      /<link rel="stylesheet" href="site-elements\/site-elements\.css" data-site-css>\n<script type="module" src="site-elements\/site\.js"><\/script>\n<\/head>/,
    );
    assert.doesNotMatch(convert(builderPage('<p>Text</p>')).text, /site-elements\//);
  });

  it('is the same when it is converted again, whatever blocks it has', () => {
    const html = [
      ...Object.values(blocks).map(([, one]) => one),
      ...Object.values(leftBlocks),
      '<p>Text</p>',
      '<div>',
      '</div>',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...html), { maxLength: 8 }), (parts) => {
        const { text } = convert(builderPage(parts.join('\n')));
        assert.equal(convert(text).text, text);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('has every byte of the author that is not in a block', () => {
    const text = fc.stringMatching(/^[ \tA-Za-z0-9<>&"'=/-]{0,30}$/);
    fc.assert(
      fc.property(text, (soup) => {
        const around = `<p class=x >A  &amp B</P>${soup}`;
        const page = `<body>${around}</body>`;
        assert.equal(convert(page).text, page);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('reports places before and after', () => {
    const page = builderPage(galleryBlock);
    const { text, conversions } = convert(page);
    const gallery = conversions.find(({ args }) => args.kind === 'gallery');
    assert.ok(gallery);
    assert.ok(page.slice(gallery.start).startsWith('<div class="sqs-block"'));
    assert.ok(text.slice(gallery.newStart).startsWith('<div class="sqs-block"'));
  });
});
