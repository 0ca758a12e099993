import type { ReactNode } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';

export interface AnnouncementBarProps {
  readonly label: string;
  /** The colours of the settings. */
  readonly className: string | undefined;
  readonly closeLabel: string;
  readonly href: string | undefined;
  readonly isNewWindow: boolean;
  /** The name of a link that covers the text, because the text has links; without it the link contains the text. */
  readonly coverLabel: string | undefined;
  /** Missing for a bar that stays open. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A region with the announcement and the button that closes it. */
export function AnnouncementBar(props: AnnouncementBarProps): ReactNode {
  const { label, className, closeLabel, href, isNewWindow, coverLabel, onClose, children } = props;
  const isCovered = coverLabel !== undefined;
  return (
    <section part="bar" className={className} aria-label={label}>
      {href ? (
        <a
          part="link"
          className={isCovered ? 'cover' : undefined}
          aria-label={coverLabel}
          href={href}
          target={isNewWindow ? '_blank' : undefined}
          rel={isNewWindow ? 'noopener' : undefined}
        >
          {!isCovered && children}
        </a>
      ) : (
        children
      )}
      {href && isCovered && children}
      {onClose && (
        <button type="button" part="close" aria-label={closeLabel} onClick={onClose}>
          <Icon path="M6 6 18 18M18 6 6 18" />
        </button>
      )}
    </section>
  );
}
