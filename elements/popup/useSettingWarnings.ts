import { useLayoutEffect } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { siteContext } from '../../core/page/context.ts';
import { messages } from './messages.en.ts';
import { invalidSettings, parseBlock } from './model/settings.ts';

/** Warns once if block data is not an object, and once about the invalid settings in it and in the site context. */
export function useSettingWarnings(blockJson: string | undefined): void {
  const { ownerDocument: page } = useHost();
  useLayoutEffect(() => {
    const block = parseBlock(blockJson);
    if (blockJson?.trim() && !block) warnOnce(`site-elements: ${messages['popup-block-invalid-json']}`);
    const { popupOverlaySettings } = siteContext(page).get();
    const keys = [...new Set([block, popupOverlaySettings].flatMap(invalidSettings))];
    if (keys.length > 0)
      warnOnce(`site-elements: ${formatMessage(messages['popup-settings-invalid'], { keys: keys.join(', ') })}`);
  }, [page, blockJson]);
}
