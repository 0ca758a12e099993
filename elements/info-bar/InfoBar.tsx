import type { ReactNode } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';

const icons = {
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone: 'M8 3 4.5 4.5C4 12 12 20 19.5 19.5L21 16l-4.5-2.5L14.5 16C12 15 9 12 8 9.5L10.5 7.5Z',
  place:
    'M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
} as const;

export type ItemKind = keyof typeof icons;

interface InfoBarProps {
  readonly label: string;
  /** The colours of the settings. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A region with items of equal width. */
export const InfoBar = ({ label, className, children }: InfoBarProps): ReactNode => (
  <section part="bar" className={className} aria-label={label}>
    {children}
  </section>
);

export const ItemIcon = ({ kind }: { readonly kind: ItemKind }): ReactNode => <Icon path={icons[kind]} />;

interface ItemProps {
  readonly kind: ItemKind;
  readonly children: ReactNode;
}

/** An item of the author, with its icon. */
export const Item = ({ kind, children }: ItemProps): ReactNode => (
  <div part="item">
    <ItemIcon kind={kind} />
    {children}
  </div>
);

interface LinkItemProps {
  readonly kind: ItemKind;
  readonly href: string;
  /** The target of the link as text, such as the email address. */
  readonly value: string;
  readonly children: string;
}

/** An item of the settings that is a link. A map opens in a new window. */
export const LinkItem = ({ kind, href, value, children }: LinkItemProps): ReactNode => (
  <div part="item">
    <ItemIcon kind={kind} />
    <a
      part="link"
      href={href}
      target={kind === 'place' ? '_blank' : undefined}
      rel={kind === 'place' ? 'noreferrer' : undefined}
      aria-label={`${children}: ${value}`}
    >
      {children}
    </a>
  </div>
);
