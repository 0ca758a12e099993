import type { MouseEvent, ReactNode } from 'react';

export interface CartIndicatorProps {
  readonly href: string;
  readonly target: string | undefined;
  readonly opensDrawer: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The link's accessible name. */
  readonly label: string;
  /** `undefined` where no count is shown; empty while it is not known. */
  readonly quantity: string | undefined;
  readonly subtotal: string | undefined;
  readonly isEmpty: boolean;
  /** The changed label, for screen-reader users. */
  readonly announcement: string;
}

/**
 * A link to the cart that covers the author's content. The author's own link is inert, so that there is only one link. Space for
 * the count is reserved from the start, so that the layout does not shift.
 */
export function CartIndicator(props: CartIndicatorProps): ReactNode {
  const { href, target, opensDrawer, onClick, label, quantity, subtotal, isEmpty, announcement } = props;
  return (
    <div className="box">
      <slot inert>
        <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 8h14l1 13H4zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8" />
        </svg>
      </slot>
      {quantity !== undefined && (
        <span className="room" aria-hidden="true">
          <span part="quantity" className={isEmpty ? 'empty' : undefined} hidden={!quantity}>
            {quantity}
          </span>
        </span>
      )}
      {subtotal && <span part="subtotal">{subtotal}</span>}
      <a
        part="link"
        href={href}
        target={target}
        rel={target?.toLowerCase() === '_blank' ? 'noopener' : undefined}
        aria-haspopup={opensDrawer ? 'dialog' : undefined}
        onClick={onClick}
      >
        <span className="spoken">{label}</span>
      </a>
      <span className="spoken" role="status">
        {announcement}
      </span>
    </div>
  );
}
