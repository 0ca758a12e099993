/** The rule and `<site-video>` agree: it reports exactly the markup that cannot be played. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { findVideo } from '../../../../elements/video/model/find-video.ts';
import { playerAddress } from '../../../../elements/video/model/player.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const piece = fc.constantFrom(
  ...['<iframe ', '<object>', '<embed ', '<!--', '-->', '>', ' ', 'src="', "src='", 'src=', '"', "'", '</iframe>'],
  ...['https://youtu.be/M7lc1UVf-VE', '//www.youtube.com/embed/', 'M7lc1UVf-VE', 'https://vimeo.com/', '76979871', 'x'],
  ...['&lt;iframe src=&quot;//a.example&quot;&gt;', 'mailto:a@b.example', 'https://www.youtube.com/@halden'],
);

const origin = 'https://halden.example';
const escaped = (text: string): string => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

describe('the rule video-embed', () => {
  it('reports markup if and only if <site-video> cannot play it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = pieces.join('');
        const video = findVideo({ html, base: `${origin}/prints/`, origin });
        const isInvalid = html.trim() !== '' && !(video && playerAddress(video, origin));
        for (const tag of ['site-video', 'div class="sqs-video-wrapper"']) {
          const findings = checkPage({ file: 'a.html', text: `<${tag} data-html="${escaped(html)}">` });
          const hasFinding = findings.some(({ rule }) => rule === 'video-embed');
          assert.equal(hasFinding, isInvalid, `${tag}: ${html}`);
        }
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
