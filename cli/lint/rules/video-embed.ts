import { url } from '../../../core/model/contract/kinds.ts';
import { parseEmbed } from '../../../elements/video/model/embed.ts';
import { findVideo } from '../../../elements/video/model/find-video.ts';
import { playerAddress } from '../../../elements/video/model/player.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { valueRange } from '../page/page.ts';
import { type PageVideo, videosOf } from '../page/videos.ts';
import type { Rule } from '../rule.ts';

/** The URL of the page is unknown, and only matters for relative URLs. */
const origin = 'https://page.invalid';

/** Whether `<site-video>` can play the video. */
function isPlayable(value: string, isMarkup: boolean): boolean {
  const video = findVideo({ ...(isMarkup ? { html: value } : { src: value }), base: `${origin}/`, origin });
  return video !== undefined && playerAddress(video, origin) !== undefined;
}

/** Whether a template fills in the value. In URLs of these hosts, `/@` begins the name of an account. */
const isFilledIn = (value: string): boolean => isDynamic(value.replace(/(?<=(?:youtube|tiktok)\.com\/)@/g, ''));

/** Returns the code and the URL that cannot be played; without a URL, the markup has no frame. */
function problemOf({ attribute: { value }, isMarkup, hasImage }: PageVideo): Pick<Finding, 'code' | 'args'> {
  const address = isMarkup ? parseEmbed(value)?.src : value;
  const code = address === undefined ? 'video-embed-frame' : 'video-embed-url';
  return { code: hasImage ? `${code}-image` : code, args: address === undefined ? {} : { url: truncate(address) } };
}

/** Reports videos that `<site-video>` shows as an error (docs/spec.md#widgets-5, "video embed"). */
export const videoEmbed: Rule = {
  id: 'video-embed',
  check: ({ page }) =>
    videosOf(page)
      .filter(({ attribute: { value }, isMarkup }) => !isFilledIn(value) && !isPlayable(value, isMarkup))
      // The rule element-value reports a `src` that is not a URL.
      .filter(({ attribute: { name, value } }) => name !== 'src' || url().parse(value) !== undefined)
      .map((video) => ({
        ...problemOf(video),
        severity: 'error',
        ...valueRange(video.attribute, page.source.text),
      })),
};
