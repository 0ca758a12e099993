/** Saved pages become plain markup with elements around it, and lose nothing. It is long because each kind of block has cases. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { convertSitePage } from '../../../cli/convert/convert-site-page.ts';
import { SavedFiles } from '../../../cli/convert/files/saved-files.ts';
import { builderScripts } from '../../../cli/convert/scripts.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { blocks, builderPage, galleryBlock, lazyImage, leftBlocks, summaryBlock } from './blocks.ts';
import { contentOf } from './content-of.ts';

const convert = (text: string) => convertSitePage({ file: 'page.html', text }, 'page.html', new SavedFiles([]));
const outcomes = (text: string, wanted: string): readonly string[] =>
  convert(text)
    .parts.filter(({ outcome, code }) => outcome === wanted && !code.startsWith('convert-missing'))
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
      const texts = after.text.split(' ');
      for (const text of before.text.split(' ').filter(Boolean)) assert.ok(texts.includes(text), text);
      for (const list of ['links', 'images', 'fields', 'ids'] as const) {
        const left = [...after[list]];
        for (const one of before[list]) {
          const at = left.indexOf(one);
          assert.ok(at >= 0, `${list}: ${one}`);
          left.splice(at, 1);
        }
      }
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

  it('keeps a noscript with another image, such as one that counts visits', () => {
    const html = '<noscript><img src="count.gif?id=1" alt=""></noscript><img data-src="photo.jpg">';
    assert.ok(convert(html).text.startsWith('<noscript><img src="count.gif?id=1" alt=""></noscript><img '));
  });

  it('is shown if its tag has several empty sources', () => {
    const { text } = convert('<img src="" src="" data-src="real.jpg">');
    assert.equal(text.match(/ src=/g)?.length, 1);
  });

  it('keeps a noscript with other content', () => {
    const html = '<noscript><img src="a.jpg"><p>Allow scripts.</p></noscript><img data-src="b.jpg">';
    assert.ok(convert(html).text.includes('<p>Allow scripts.</p>'));
  });
});

describe('an image that was loaded before the page was saved', () => {
  const image = (src: string): string =>
    `<noscript><img src="https://images.squarespace-cdn.com/content/v1/1/jug.jpg" alt="A jug"></noscript><img class="thumb-image loaded" src="${src}" data-src="https://images.squarespace-cdn.com/content/v1/1/jug.jpg" data-image="https://images.squarespace-cdn.com/content/v1/1/jug.jpg" data-load="false">`;
  const block = (html: string): string =>
    `<div class="sqs-block" data-block-type="5"><div class="sqs-block-content">${html}</div></div>`;

  it('is once in its block, in an element, with and without script', () => {
    const { text } = convert(block(image('https://images.squarespace-cdn.com/content/v1/1/jug.jpg?format=500w')));
    assert.match(
      text,
      /<site-image><img class="thumb-image loaded" src="[^"]*\/jug\.jpg" srcset="[^"]*" .*alt="A jug"/,
    );
    assert.equal(text.match(/<img /g)?.length, 1);
    assert.doesNotMatch(text, /data-(?:src|image|load)/);
    assert.equal(convert(text).text, text);
  });

  it('keeps its local copy', () => {
    const { text } = convert(block(image('post_files/a_004.jpeg')));
    assert.match(text, /<site-image><img [^>]* src="post_files\/a_004\.jpeg" alt="A jug"/);
    assert.equal(text.match(/<img /g)?.length, 1);
  });

  for (const src of ['about:blank', 'post_files/spacer.gif', '/universal/images-v6/blank.gif'])
    it(`is not replaced by what held its place: ${src}`, () => {
      const { text } = convert(block(image(src)));
      assert.match(text, /<site-image><img [^>]* src="https:[^"]*\/jug\.jpg"/);
      assert.ok(!text.includes(src));
    });

  it('leaves a counter of visits beside it', () => {
    const counter = '<noscript><img src="https://counter.example/?id=1"></noscript>';
    assert.ok(convert(`${counter}<img src="jug.jpg" alt="A jug">`).text.includes(counter));
  });

  it('is in an element too if nothing else is around it', () => {
    const { text } = convert(block('<img src="jug.jpg" alt="A jug">'));
    assert.ok(text.includes('<site-image><img src="jug.jpg" alt="A jug"></site-image>'));
  });

  it('of a lazy loader of the author stays as it is', () => {
    const own = '<p><img src="small.jpg" data-src="large.jpg" alt=""></p>';
    assert.equal(convert(own).text, own);
  });
});

describe('a map that was embedded like a video', () => {
  const video = (src: string): string =>
    `<div class="sqs-block" data-block-type="32"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;${src}&quot;&gt;&lt;/iframe&gt;"></div></div>`;

  for (const [name, src, wanted] of [
    [
      'Google Maps',
      'https://www.google.com/maps/embed?pb=!1m18!1m12!2d11.38!3d59.12!5e0',
      / map-lat="59\.12" map-lng="11\.38"/,
    ],
    [
      'an older Google map',
      'http://maps.google.pl/maps?q=Storgata+1&amp;amp;ll=59.12,11.38&amp;amp;z=15',
      / map-zoom="15"[^>]* address-title="Storgata 1"/,
    ],
    [
      'OpenStreetMap',
      '//www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&amp;amp;marker=59.12,-11.38',
      / map-lng="-11\.38"/,
    ],
  ] as const)
    it(`is a map: ${name}`, () => {
      const { text } = convert(video(src));
      assert.match(text, wanted);
      assert.match(text, /<site-map [^>]*><a slot="address" href="https:[^"]*59\.12/);
      assert.doesNotMatch(text, /site-video/);
    });

  it('is left if its URL has no position', () => {
    const html = video('https://maps.google.com/maps?q=Storgata');
    assert.equal(convert(html).text, html);
    assert.deepEqual(outcomes(html, 'left'), ['convert-left-map-frame']);
  });

  it('is never read from a position outside of the world', () => {
    const html = video('https://maps.google.com/maps?ll=95,11');
    assert.deepEqual(outcomes(html, 'left'), ['convert-left-map-frame']);
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

describe('a video in a link', () => {
  it('gets no second link', () => {
    const frame = '&lt;iframe src=&quot;https://vimeo.com/1&quot;&gt;&lt;/iframe&gt;';
    const { text } = convert(
      `<a href="/films"><div class="sqs-video-wrapper" data-html="${frame}">${lazyImage('a')}</div></a>`,
    );
    assert.equal(text.match(/<a /g)?.length, 1);
    assert.match(text, /<site-video [^>]*><img [^>]*><\/site-video>/);
  });
});

describe('a summary', () => {
  it('sends its settings to the server, as they were written', () => {
    const { text } = convert(builderPage(summaryBlock()));
    const [, json = ''] = /<site-summary data-block-json="([^"]*)">/.exec(text) ?? [];
    assert.deepEqual(JSON.parse(json.replaceAll('&quot;', '"')).filter, { categoryIds: null });
    assert.equal(text.match(/data-block-json/g)?.length, 1);
    assert.ok(outcomes(builderPage(summaryBlock()), 'decide').includes('convert-decide-summary'));
  });

  it('is requested by the id of its block, if its settings have none', () => {
    const { text } = convert(summaryBlock('blog', { design: 'list' }));
    assert.match(text, /<site-summary block-id="55" data-block-json="\{&quot;design&quot;:&quot;list&quot;\}">/);
    const [, old = ''] = blocks['summary without settings'] ?? [];
    assert.match(convert(old).text, /<site-summary block-id="20" block-type="summary"><ul>/);
  });

  it('of events is requested with their collection', () => {
    for (const collection of ['events', 'events-stacked'])
      assert.match(convert(summaryBlock(collection)).text, /<site-summary collection-id="5f994a83a7b60175a5a43ffe" /);
  });
});

describe('a search', () => {
  const field = '<input type="search" name="q" aria-label="Text">';
  const html = (attributes: string, content = field): string => `<form ${attributes}>${content}</form>`;

  it('has a form around the field of a block, which gets the name of the query', () => {
    const [, block = ''] = blocks.search ?? [];
    assert.match(
      convert(block).text,
      /<site-search><form action="\/search" method="get"><div class="sqs-search-ui[^>]*>\s<div class="spinner-wrapper"><\/div>\s<input [^>]* type="search" name="q">\s<\/div><\/form><\/site-search>/,
    );
    assert.deepEqual(
      outcomes(builderPage(block), 'decide'),
      ['convert-decide-search', 'convert-decide-fonts'].reverse(),
    );
  });

  for (const action of [
    '/search',
    '/search/',
    'search.html',
    '../search/index.html',
    'https://example.com/search?lang=en',
  ])
    it(`is the form of the author, if that leads to the search page: ${action}`, () => {
      const page = `<link rel="canonical" href="https://www.example.com/">${html(`action="${action}"`)}`;
      assert.ok(convert(page).text.includes(`<site-search><form action="${action}">${field}</form></site-search>`));
    });

  for (const form of [
    html('action="https://other.example/search"'),
    html('action="/search" method="POST"'),
    html('action="/research"'),
    html('action="/search"', '<input type="search">'),
    html('action="/search"', '<input type="hidden" name="q">'),
    html('action="javascript:search"'),
  ])
    it(`is not a form that leads elsewhere, or sends no query: ${form}`, () => {
      assert.equal(convert(form).text, form);
    });

  it('in blocks inside one another has one element', () => {
    const block = '<div data-block-type="33">';
    const { text } = convert(`${block}${block}${html('action="/search"')}</div></div>`);
    assert.equal(text.match(/<site-search/g)?.length, 1);
  });

  it('in a table is left, and its report names the element', () => {
    const table = `<table>${html('action="/search"')}</table>`;
    assert.deepEqual(outcomes(table, 'left'), ['convert-left-table']);
    assert.equal(convert(table).text, table);
  });
});

describe('comments', () => {
  const argsOf = (html: string, context?: string): unknown =>
    convert(builderPage(html, context)).parts.find(({ code }) => code === 'convert-left-comments')?.args;

  it('are reported once, with the service that has them', () => {
    const { comments = '', 'drawn comments': drawn = '' } = leftBlocks;
    assert.deepEqual(outcomes(builderPage(comments + drawn), 'left'), ['convert-left-comments']);
    assert.deepEqual(argsOf(drawn), { service: 'the site builder' });
    assert.deepEqual(argsOf('<div id="disqus_thread"></div>'), { service: 'Disqus' });
    assert.deepEqual(argsOf(comments, '{"websiteSettings":{"disqusShortname":"halden"}}'), { service: 'Disqus' });
  });

  it('lose the script of the site builder; that of a service stays, and is reported', () => {
    const script = '<script src="https://halden.disqus.com/embed.js" async></script>';
    const own = '<script src="page_files/comments-0123456789abcdef01234567-min.en-US.js"></script>';
    const page = `${own}<div id="disqus_thread"></div>${script}`;
    assert.equal(convert(page).text, `<div id="disqus_thread"></div>${script}`);
    assert.ok(outcomes(page, 'decide').includes('convert-decide-script'));
  });
});

describe('reservations', () => {
  const partOf = (kind: string) =>
    convert(leftBlocks[kind] ?? '').parts.find(({ code }) => code.startsWith('convert-left-reservations'));

  it('are reported with their service, and with the link that stays', () => {
    assert.deepEqual(partOf('reservations of OpenTable')?.args, { service: 'OpenTable' });
    assert.deepEqual(partOf('reservations of Tock')?.args, {
      service: 'Tock',
      url: 'https://www.exploretock.com/halden',
    });
  });

  it('in a frame are not a video', () => {
    assert.deepEqual(partOf('frame of reservations')?.args, { service: 'OpenTable' });
  });

  it('keep the script of their service, which is reported', () => {
    const { 'reservations of OpenTable': html = '' } = leftBlocks;
    assert.equal(convert(html).text, html);
    assert.deepEqual(outcomes(html, 'decide'), ['convert-decide-script']);
  });

  for (const host of ['notexploretock.com', 'exploretock.com.example'])
    it(`of a service with a similar host are not known: ${host}`, () => {
      const html = `<div class="sqs-block" data-block-type="68"><a href="https://${host}/">A</a></div>`;
      const [part] = convert(html).parts;
      assert.deepEqual(part?.args, { service: 'Tock' });
    });
});

describe('a map', () => {
  it('has its address once, as a link', () => {
    const [, html = ''] = blocks.map ?? [];
    const { text } = convert(html);
    assert.match(text, /<site-map [^>]*><a slot="address" href="https:[^"]*">Halden, Storgata 1<\/a><\/site-map>/);
  });
});

describe('markup without a head and a body', () => {
  it('is reported, because nothing loads its elements', () => {
    assert.ok(outcomes(galleryBlock, 'decide').includes('convert-decide-loader'));
    assert.ok(!outcomes(builderPage(galleryBlock), 'decide').includes('convert-decide-loader'));
  });
});

describe('the end of a block', () => {
  it('is its own end tag, not that of another element', () => {
    const link = '<article><a class="sqs-custom-cart" href="/cart">Cart</article><p>Text</p>';
    assert.equal(
      convert(link).text,
      '<article><site-cart-indicator><a class="sqs-custom-cart" href="/cart">Cart</site-cart-indicator></article><p>Text</p>',
    );
    const form = '<FORM class="newsletter-form" action="/a"><input name="email"></FORM >';
    assert.ok(convert(form).text.endsWith('</FORM ></site-form>'));
  });
});

describe('a product', () => {
  const variants = '<div class="product-variants" data-item-id="1" data-variants="[]"></div>';
  const button = '<div class="sqs-add-to-cart-button">Add</div>';

  for (const [name, html] of Object.entries({
    'in a form': `<form action="/x">${variants}${button}</form>`,
    'with a form in it': `<div>${variants}<form class="other"></form>${button}</div>`,
  }))
    it(`is left, because forms cannot be nested: ${name}`, () => {
      assert.equal(convert(html).text, html);
      assert.deepEqual(outcomes(html, 'left'), ['convert-left-product-form']);
    });

  it('keeps a button that is one', () => {
    const { text } = convert(`<div>${variants}<input type="button" class="sqs-add-to-cart-button" value="Add"></div>`);
    assert.match(text, /<input type="button" class="sqs-add-to-cart-button" value="Add"><\/form><\/site-product>/);
  });
});

describe('a form of a site builder', () => {
  it('keeps the code of the author, and its action of another service', () => {
    const start =
      '<form class="newsletter-form" action="https://list.example.com/subscribe" onsubmit="return validate(this)">';
    assert.ok(convert(`${start}</form>`).text.includes(start));
  });

  it('is not sent to a URL that runs script', () => {
    const { text } = convert('<form class="newsletter-form" action="javascript:void(0)"></form>');
    assert.match(text, /action="\/api\/form\/SaveFormSubmission"/);
  });

  it('in a table is left', () => {
    const table = '<table><form class="newsletter-form"></form></table>';
    assert.deepEqual(outcomes(table, 'left'), ['convert-left-table']);
    assert.equal(convert(table).text, table);
  });
});

describe('an accordion', () => {
  it('keeps the ids and the classes of its buttons', () => {
    const item =
      '<li><h4><button id="b1" class="k" type="button" aria-expanded="false">When?</button></h4><div>Friday</div></li>';
    const { text } = convert(`<div data-block-type="69"><ul class="accordion-items-container">${item}</ul></div>`);
    assert.match(text, /<summary><h4><span id="b1" class="k">When\?<\/span><\/h4><\/summary>/);
  });
});

describe('a gallery', () => {
  it('in a list is left, because a list contains only items', () => {
    const html = `<div data-block-type="8"><ul><li class="slide">A</li></ul></div>`;
    assert.deepEqual(outcomes(html, 'left'), ['convert-left-slides']);
  });

  it('keeps the id and the style of a wrapper in a slide', () => {
    const wrapper = '<div class="margin-wrapper" id="w1" style="margin: 4px">';
    const html = galleryBlock.replace('<div class="margin-wrapper">', wrapper);
    assert.ok(convert(html).text.includes(wrapper));
  });

  it('has its videos converted too', () => {
    const [, video = ''] = blocks.video ?? [];
    const html = galleryBlock.replace('<div class="slide" data-type="image">', `<div class="slide">${video}</div>$&`);
    assert.match(convert(html).text, /<site-gallery [^>]*><div class="slide">.*<site-video /);
  });
});

describe('a cart link', () => {
  it('has a count that only visitors without script see, because the element shows another one', () => {
    const [, html = ''] = blocks['cart link'] ?? [];
    const { text } = convert(html);
    assert.match(
      text,
      /<site-cart-indicator><a href="\/cart"[^>]*>.*<span data-site-count class="sqs-cart-quantity">0</,
    );
  });
});

describe('an account link', () => {
  const link = (attributes: string): string => `<a class="user-accounts-text-link" ${attributes}>Login</a>`;

  it('leads to the page of the account, and hides its text for members', () => {
    const [, html = ''] = blocks['account link'] ?? [];
    assert.match(
      convert(html).text,
      /<site-account><a class="user-accounts-text-link header-nav-item" href="\/account"><span class="unauth">Login<\/span><span class="auth" hidden>Account<\/span><\/a><\/site-account>/,
    );
  });

  for (const [name, content, wanted] of [
    ['all of its text', '<span class="auth unauth">Login</span>', []],
    ['the text that is around', '<span class="auth">My <span class="unauth">Login</span></span>', []],
    ['the only text of others', '<span class="unauth"><span class="auth">Login</span></span>', []],
    ['text without another one', '<span class="auth">Account</span>', []],
    [
      'only the first one',
      '<span class="unauth">Login</span><span class="auth">A</span><b class="auth" hidden="">B</b>',
      ['<span class="auth" hidden>', '<b class="auth" hidden>'],
    ],
  ] as const)
    it(`does not hide ${name}`, () => {
      const html = `<a class="user-accounts-text-link" href="#">${content}</a>`;
      assert.deepEqual(convert(html).text.match(/<[^>]*hidden[^>]*>/g) ?? [], wanted);
    });

  it('leads to the page of the account in place of script', () => {
    assert.ok(convert(link('href=" javascript:void(0)"')).text.includes('href="/account"'));
  });

  it('keeps its own page', () => {
    assert.ok(
      convert(link('href="/members"')).text.includes(`<site-account>${link('href="/members"')}</site-account>`),
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
  it('are removed, and those of the author stay', () => {
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

  it('that the owner of the site has uploaded stay', () => {
    const own = '<script src="https://static1.squarespace.com/static/5f8a/t/60aa/1600/slider.js"></script>';
    assert.ok(convert(own).text.includes(own));
  });

  it('with the name of the context stay if they contain code of the author', () => {
    const script = '<script data-name="static-context">Static.SQUARESPACE_CONTEXT = {"a":1}; track("own");</script>';
    assert.ok(convert(script).text.includes(script));
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

describe('an id of the page', () => {
  it('is not given to a second element', () => {
    const context = '{"cookieSettings":{"isCookieBannerEnabled":true}}';
    const { text } = convert(builderPage('<h2 id="cookies">Cookies</h2>', context));
    assert.match(text, /<site-cookie-banner><\/site-cookie-banner>/);
  });
});

describe('many parts', () => {
  it('take linear time', () => {
    const parts = '<a class="sqs-custom-cart" href="/cart">Cart</a><div class="sqs-simple-like"></div>';
    // This takes a second. Quadratic time would be minutes, also on a fast machine.
    const started = performance.now();
    assert.equal(outcomes(parts.repeat(40_000), 'left').length, 1);
    assert.ok(performance.now() - started < 60_000);
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
        const around = `<p class=x >A  &amp B</P>${soup.replaceAll('<', '&lt;')}`;
        const page = `<body>${around}${galleryBlock}${around}</body>`;
        const { text: converted } = convert(page);
        assert.equal(
          converted,
          `<body>${around}${convert(galleryBlock).text}${around}</body>`.replace(
            '<body>',
            converted.slice(0, converted.indexOf(around)),
          ),
        );
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('reports places before and after', () => {
    const page = builderPage(galleryBlock);
    const { text, parts } = convert(page);
    const gallery = parts.find(({ args }) => args.kind === 'gallery');
    assert.ok(gallery);
    assert.ok(page.slice(gallery.start).startsWith('<div class="sqs-block"'));
    assert.ok(text.slice(gallery.newStart).startsWith('<div class="sqs-block"'));
  });
});
