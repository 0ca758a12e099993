import { z } from 'zod';
import { entity, html, link, looseFlag, looseNumber, looseText, orNull } from './fields.ts';
import { checked } from './issue.ts';

/** Embed markup, which may be escaped. */
const embedMarkup = /(?:<|&lt;)(?:iframe|object)[\s/>]/i;

const embed = checked(z.union([z.string(), z.null()]), ['entity-embed'], (markup) =>
  markup === null || markup.trim() === '' || embedMarkup.test(markup)
    ? []
    : [{ code: 'entity-embed', severity: 'warn' }],
).describe('Embed markup with an iframe, or an object. HTML.');

/** Video block data (docs/spec.md#widgets-2 "Video loader", 5). */
export const videoBlock = entity('VideoBlock', 'Block data of a video.', {
  html: embed,
  url: orNull(link('Address of the video.')),
  resolvedBy: looseText('Who has found the video.'),
  providerName: looseText('Whose player it is.'),
  thumbnailUrl: orNull(link('Address of the picture before it plays.')),
  width: looseNumber(1, 'Width of the player, in pixels.'),
  height: looseNumber(1, 'Height of the player, in pixels.'),
  aspectRatio: looseNumber(0, 'Height in percent of the width.'),
  overlay: looseFlag('Whether an image covers the player.'),
  customThumbEnabled: looseFlag('Whether that picture is the author’s.'),
  title: looseText('What it is called.'),
  description: html('What it shows.'),
  nativeVideo: looseText('Id of a video that the site itself holds.'),
  settings: entity('VideoSettings', 'How it plays.', {
    muted: looseFlag('Whether it is silent.'),
    autoPlay: looseFlag('Whether it plays automatically.'),
    loop: looseFlag('Whether it begins again.'),
    controls: looseText('Which buttons it has.'),
  }),
});
