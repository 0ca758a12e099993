/** Tests markup of real sites, under a strict policy. */
import { expect } from '@open-wc/testing';
import { readCorpus } from '../../support/corpus.ts';
import { eventually, never } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { openPage, videoIn } from './page.ts';
import { clear, define, find, part, place, poster, start, youtube, youtubePlayer } from './video.ts';

await define();

afterEach(clear);

/** Markup that a site builder has saved, and the id of the video in it. */
const saved: readonly (readonly [file: string, id: string, ratio: number])[] = [
  ['multietch__-multietch-com-blog-category-Safety-html__6d8d6', '3tUr9NU8abU', 854 / 480],
  ['multietch__docs-blog-category-Safety-html__923bb', '3tUr9NU8abU', 854 / 480],
  ['multietch__etch-com-multietch-how-to-videos-resourc__2298e', 'BW1g_MTE25Q', 854 / 480],
  ['multietch__etch-com-multietch-how-to-videos-resourc__73541', '3tUr9NU8abU', 854 / 480],
  ['multietch__etch-com-multietch-how-to-videos-resourc__b90a8', 'jfK0TqA65AM', 854 / 480],
  ['multietch__etch-com-multietch-how-to-videos-resourc__da4a7', 'NY-jzy1yBlk', 854 / 480],
  ['multietch__raw-export-www-multietch-com-heated-html__a8458', '5m1KUzaAGiQ', 854 / 480],
  ['multietch__ultietch-com-blog-reverse-anodizing-html__63c57', '_sbHEpNDlpw', 640 / 480],
  ['multietch__ultietch-com-blog-reverse-anodizing-html__c5a19', 'mizQoyeSkps', 640 / 480],
  ['recipes__nchlebowski-com-ethanchlebowski-testhtml__e9617', 'B-75GInlzdo', 854 / 480],
  ['recipes__tests-test-data-ethanchlebowski-testhtml__4b829', 'B-75GInlzdo', 854 / 480],
];

describe('the markup of real sites', () => {
  for (const [file, id, ratio] of saved) {
    it(`plays: ${file}`, async function () {
      const [embed, wrapper] = [
        await readCorpus(`videos/${file}.html`),
        await readCorpus(`videos/wrapper/${file}.html`),
      ];
      skipUnless(this, 'the folder of real data', embed !== null && wrapper !== null);
      const video = place(`<site-video>${wrapper}</site-video>`);
      expect(find(video, 'notice').textContent).to.contain('YouTube');
      const { width, height } = video.getBoundingClientRect();
      expect(width / height).to.be.closeTo(ratio, 0.01);
      expect(new URL((await start(video)).src).pathname).to.equal(`/embed/${id}`);
      const other = place('<site-video></site-video>');
      other.embedHtml = embed ?? '';
      await Promise.resolve();
      expect(new URL((await start(other)).src).pathname).to.equal(`/embed/${id}`);
    });
  }

  it('plays embeds that a service wraps around other players, as in block data, and names the provider', async function () {
    const wrapped = { ffcf5: 'NY-jzy1yBlk', '3d403': '5m1KUzaAGiQ', '13cc1': 'BW1g_MTE25Q' };
    const names = ['12088928-15019__ffcf5', '59012516-19384__3d403', '59012516-26972__13cc1'];
    for (const name of names) {
      const folder = 'blocks/video/multietch__etch-com-multietch-how-to-videos-resourc__';
      const text = await readCorpus(`${folder}${name}.json`);
      skipUnless(this, 'the folder of real data', text !== null);
      const video = place('<site-video></site-video>');
      video.embedHtml = JSON.parse(text ?? '{}').html;
      await Promise.resolve();
      expect(find(video, 'notice').textContent).to.contain('YouTube');
      const id = wrapped[name.slice(-5) as keyof typeof wrapped];
      expect((await start(video)).src.startsWith(`${youtubePlayer}/embed/${id}?`), name).to.equal(true);
    }
  });

  it('plays an embed that is not a video in a sandbox, and reports one without a frame as invalid', async function () {
    const map = await readCorpus('videos/hackwaw__2012-venue-index-html__4c573.html');
    const wrapper = await readCorpus('videos/wrapper/hackwaw__2012-venue-index-html__4c573.html');
    const post = await readCorpus(
      'blocks/video/recipes__-test-data-owen-han-com-owenhan-testhtml__127741950-2163__f51d0.json',
    );
    skipUnless(this, 'the folder of real data', map !== null && wrapper !== null && post !== null);
    expect(find(place(`<site-video>${wrapper}</site-video>`), 'notice').textContent).to.contain('maps.google.pl');
    const video = place('<site-video></site-video>');
    video.embedHtml = map ?? '';
    await Promise.resolve();
    expect(find(video, 'notice').textContent).to.contain('maps.google.pl');
    video.embedHtml = JSON.parse(post ?? '{}').html;
    await Promise.resolve();
    expect(find(video, 'error').textContent).to.equal('Invalid video embed.');
    expect(part(video, 'play')).to.equal(null);
  });
});

describe('a strict content security policy with Trusted Types', () => {
  it('is not violated while a video is shown, requested, played and stopped', async () => {
    // The origin is written out: in a srcdoc page, Firefox matches 'self' to no origin.
    const ours = location.origin;
    const policy = `default-src 'none'; img-src data:; style-src ${ours}; script-src ${ours}; frame-src https://www.youtube-nocookie.com;
      require-trusted-types-for 'script'; trusted-types site-elements`;
    const embed = `&lt;iframe src=&quot;${youtube.replace('youtu.be/', 'www.youtube.com/embed/')}&quot; onload=&quot;x&quot;&gt;&lt;script&gt;x&lt;/script&gt;`;
    const page = await openPage(
      `<site-video embed-html="${embed}" require-consent mode="fill">${poster()}</site-video>`,
      {
        head: `<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="stylesheet" href="/dist/site-elements.css">
        <script type="module" src="/dist/test/site-video.js"></script>`,
      },
    );
    const violations: string[] = [];
    page.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
    const { element, shadow } = videoIn(page.document);
    shadow.querySelector<HTMLElement>('[part="play"]')?.click();
    (await eventually('the question', () => shadow.querySelector<HTMLElement>('[part="allow"]'))).click();
    const frame = await eventually('the player', () => shadow.querySelector('iframe'));
    expect(page.view.getComputedStyle(frame).position).to.equal('absolute');
    element.remove();
    await never('the policy is violated', () => violations.length > 0);
    expect(violations).to.deep.equal([]);
    const planted = page.document.createElement('iframe');
    planted.src = 'https://evil.invalid/';
    page.document.body.append(planted);
    await eventually('the planted violation', () => violations.length > 0);
  });
});
