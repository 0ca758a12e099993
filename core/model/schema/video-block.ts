import { z } from 'zod';
import { entity, html, link, looseFlag, looseNumber, looseText, orNull } from './fields.ts';
import { checked } from './issue.ts';

/** Embed markup, which may be escaped. */
const embedMarkup = /(?:<|&lt;)(?:iframe|object)[\s/>]/i;

const embed = checked(z.union([z.string(), z.null()]), ['entity-embed'], (markup) =>
  markup === null || markup.trim() === '' || embedMarkup.test(markup)
    ? []
    : [{ code: 'entity-embed', severity: 'warn' }],
).describe('Embed code of the video provider: HTML with an iframe or object element.');

/** Video block data (docs/spec.md#widgets-2 "Video loader", 5). */
export const videoBlock = entity('VideoBlock', 'Block data of a video.', {
  html: embed,
  url: orNull(link('URL of the page of the video, for example https://vimeo.com/76979871.')),
  resolvedBy: looseText('Name of the service that resolved the URL to an embed code, as the platform writes it.'),
  providerName: looseText('Name of the video provider, for example YouTube or Vimeo.'),
  thumbnailUrl: orNull(link('URL of the image that is shown before the video plays.')),
  width: looseNumber(1, 'Width of the player, in pixels.'),
  height: looseNumber(1, 'Height of the player, in pixels.'),
  aspectRatio: looseNumber(0, 'Height of the player in percent of its width, for example 56.25 for 16:9.'),
  overlay: looseFlag('Whether an image covers the player until the visitor starts the video.'),
  customThumbEnabled: looseFlag('Whether the author selected this image; otherwise it is the image of the provider.'),
  title: looseText('Title of the video.'),
  description: html('Description of the video.'),
  nativeVideo: looseText('Id of a video that is hosted by the site.'),
  settings: entity('VideoSettings', 'Playback settings.', {
    muted: looseFlag('Whether the video is muted.'),
    autoPlay: looseFlag('Whether the video starts automatically.'),
    loop: looseFlag('Whether the video restarts when it has ended.'),
    controls: looseText('Controls of the player, as the platform writes them.'),
  }),
});
