import type { ReactNode } from 'react';

export interface CartIndicatorProps {
  readonly href: string;
  readonly target: string | undefined;
  /** What the link is called by. */
  readonly label: string;
  /** `undefined` where no count is shown; empty while it is not known. */
  readonly quantity: string | undefined;
  readonly subtotal: string | undefined;
  readonly isEmpty: boolean;
  /** What has changed, for those who do not see it. */
  readonly news: string;
}

/**
 * A link to the cart over what the author wrote, whose own link rests meanwhile: two would be one too many. The count has its
 * room from the start, so that nothing moves when it comes.
 */
export function CartIndicator(props: CartIndicatorProps): ReactNode {
  const { href, target, label, quantity, subtotal, isEmpty, news } = props;
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
      <a part="link" href={href} target={target}>
        <span className="spoken">{label}</span>
      </a>
      <span className="spoken" role="status">
        {news}
      </span>
    </div>
  );
}
