/** The folders with a file of English messages, by their readers. The test of translations compares them with the project. */
import type { MessageTable, MessageTemplate } from '../../core/model/message-format.ts';

/** Messages that only developers read: in the console, in errors that methods throw, and in the output of the command. */
export const developerFolders = [
  'core/element',
  // The rules that the command checks.
  'core/model',
  'core/model/commerce/product-data',
  // Errors of `prepareImages()`, and warnings about markup.
  'core/model/images',
  // Messages about a server's answer, in the console.
  'core/model/reviews',
  // Warnings about cookies and storage.
  'core/page',
  // Causes of a failed captcha; the visitor reads those of elements/captcha.
  'core/page/captcha',
  'core/page/development',
  'core/page/experiments',
  'core/page/fonts',
  'core/page/fonts/measure',
  // Files that the loader could not load.
  'core/page/loader',
  'core/page/tracking/events',
  'core/page/tracking/performance',
  'core/page/tracking/recording',
] as const;

/** Messages that visitors read or hear, unless their text is for developers (`isForDevelopers`). */
export const visitorFolders = [
  'core/element/ui/pinterest',
  'core/model/cart',
  'core/model/commerce',
  'core/model/cookie-banner',
  'core/model/files',
  'core/model/form',
  'core/model/form/status',
  'core/page/checkout',
  'core/page/logout-notice',
  'core/page/request',
  'core/page/shopping-cart',
  'core/page/system-error',
  'elements/account',
  'elements/announcement-bar',
  'elements/audio',
  'elements/captcha',
  'elements/cart',
  'elements/cookie-banner',
  'elements/cookie-banner/preferences',
  'elements/dialog',
  'elements/donate',
  'elements/events',
  'elements/follow',
  'elements/form',
  'elements/form/feedback',
  'elements/form/steps',
  'elements/gallery',
  'elements/info-bar',
  'elements/language',
  'elements/lightbox',
  'elements/lightbox/extras',
  'elements/list',
  'elements/list/items',
  'elements/login',
  'elements/map',
  'elements/map/interactive',
  'elements/marquee',
  'elements/menu',
  'elements/popup',
  'elements/popup/settings',
  'elements/pricing',
  'elements/product',
  'elements/relative-time',
  'elements/reviews',
  'elements/search',
  'elements/spinner',
  'elements/summary',
  'elements/text-fit',
  'elements/video',
  'elements/video/player',
] as const;

/** Returns whether a text names markup (a tag, `data-…`) or lists the accepted values of an attribute. */
export const isForDevelopers = (template: MessageTemplate): boolean =>
  typeof template === 'string' && /<[{a-z]|"data-|\bdata-[a-z]|\{accepted\}/.test(template);

/** Imports the English messages that visitors read or hear, of all elements and page services. */
export async function visitorMessages(): Promise<MessageTable> {
  const tables = await Promise.all(
    visitorFolders.map(async (folder): Promise<MessageTable> => {
      const { messages } = await import(`../../${folder}/messages.en.ts`);
      return messages;
    }),
  );
  const entries = tables.flatMap((table) => Object.entries(table));
  return Object.fromEntries(entries.filter(([, template]) => !isForDevelopers(template)));
}
