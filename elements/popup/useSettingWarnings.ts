import { useLayoutEffect } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { siteContext } from '../../core/page/context.ts';

/** Loads the warnings about settings of a site builder where there are any. */
export function useSettingWarnings(blockJson: string | undefined): void {
  const { ownerDocument: page } = useHost();
  useLayoutEffect(() => {
    const { popupOverlaySettings } = siteContext(page).get();
    if (blockJson || popupOverlaySettings)
      // Not requested again: the popup works without the warnings.
      import('./settings/setting-warnings.ts').then(
        (warnings) => warnings.warnOfSettings(blockJson, popupOverlaySettings),
        () => {},
      );
  }, [page, blockJson]);
}
