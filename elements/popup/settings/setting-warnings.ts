/** Warnings about the settings of a site builder, which popups without these settings do not load. */
import { warnOnce } from '../../../core/element/warn-once.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { invalidSettings } from '../model/invalid-settings.ts';
import { parseBlock } from '../model/settings.ts';
import { messages } from './messages.en.ts';

/** Warns once if block data is not an object, and once about the invalid settings in it and in the site context. */
export function warnOfSettings(blockJson: string | undefined, siteSettings: object | undefined): void {
  const block = parseBlock(blockJson);
  if (blockJson?.trim() && !block) warnOnce(`site-elements: ${messages['popup-block-invalid-json']}`);
  const keys = [...new Set([block, siteSettings].flatMap(invalidSettings))];
  if (keys.length > 0)
    warnOnce(`site-elements: ${formatMessage(messages['popup-settings-invalid'], { keys: keys.join(', ') })}`);
}
