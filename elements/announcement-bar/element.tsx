import { type ReactNode, useLayoutEffect } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useBridge } from '../../core/element/root.tsx';
import empty from '../../core/element/ui/empty.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import shadow from './announcement-bar.css';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { versionOf } from './model/version.ts';
import page from './page.css';
import { useDismissal } from './useDismissal.ts';

const settingsText = lazyModule((_retry) => import('./SettingsText.tsx'), 'SettingsText');

/** Returns the view of the settings' text, which is loaded if it is shown. */
function useSettingsText(isShown: boolean) {
  const bridge = useBridge();
  if (isShown) bridge.onNeeded?.(settingsText);
  const { module, load } = useLazyModule(settingsText, 'announcement-bar-text-missing');
  useLayoutEffect(() => {
    if (isShown) load();
  }, [isShown]);
  return module?.SettingsText;
}

/** Whether HTML contains more than tags and spaces. */
const hasText = (html: string): boolean => /\S/.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));

const hasLink = (node: Element): boolean =>
  matches(node, 'a[href]') || unclobber(node).querySelector('a[href]') !== null;

function AnnouncementBarElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { barText = '', barStyle, clickthroughUrl, newWindow, dismissible } = values;
  const host = useHost();
  const { shadow: root } = useBridge().host;
  const children = useAuthorChildren();
  const getMessage = useMessages(messages);
  const ownText = host.textContent ?? '';
  const hasOwn = children.length > 0 || ownText.trim() !== '';
  const isFilled = hasOwn || hasText(barText);
  const SettingsText = useSettingsText(isFilled && !hasOwn);
  const { label = getMessage('announcement-bar-label') } = values;
  const hide = useDismissal(values, versionOf(values, ownText));
  useStates({ filled: isFilled });
  if (!isFilled) {
    // Not only the state, so that prerendered markup is hidden too.
    adoptInto(root, [empty]);
    return <slot />;
  }
  const isLinked = hasOwn ? children.some(hasLink) : /<a\s/i.test(barText);
  return (
    <AnnouncementBar
      className={host.hasAttribute('bar-style') ? undefined : barStyle}
      label={label}
      closeLabel={getMessage('announcement-bar-close')}
      // The link of the settings belongs to their text.
      href={hasOwn && !host.hasAttribute('clickthrough-url') ? undefined : clickthroughUrl}
      isNewWindow={newWindow}
      coverLabel={isLinked ? ownText.trim() || label : undefined}
      onClose={dismissible ? hide : undefined}
    >
      {hasOwn ? <slot /> : SettingsText && <SettingsText html={barText} />}
    </AnnouncementBar>
  );
}

/** `<site-announcement-bar>`: a message above the page, which visitors can close (docs/spec.md#runtime-3, "Website context"). */
export const SiteAnnouncementBarElement = elementClass(contract, AnnouncementBarElementView, { shadow, page });
