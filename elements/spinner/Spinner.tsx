import type { ReactNode } from 'react';

export interface SpinnerProps {
  /** The announcement, if it is not the content. */
  readonly label: string | undefined;
  /** The delay in milliseconds, if it is not that of the stylesheet. */
  readonly delay: number | undefined;
  readonly hasText: boolean;
}

/**
 * A ring beside the author's text. CSS hides the content of the status region during the delay. When the content becomes
 * visible, screen readers announce it once, also on prerendered pages without script.
 */
export function Spinner({ label, delay, hasText }: SpinnerProps): ReactNode {
  const isTimed = delay !== undefined;
  return (
    <span role="status" aria-labelledby="content">
      <span
        id="content"
        className={isTimed ? 'content timed' : 'content'}
        style={isTimed ? { animationDuration: `${delay}ms` } : undefined}
      >
        <span part="ring" className={hasText ? 'ring beside' : 'ring'} aria-hidden="true" />
        {label && <span className="spoken">{label}</span>}
        <span aria-hidden={label ? true : undefined}>
          <slot />
        </span>
      </span>
    </span>
  );
}
