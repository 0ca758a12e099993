import type { ReactNode, Ref } from 'react';
import { type LayoutSettings, layoutProperties } from './model/layout.ts';

interface Props extends LayoutSettings {
  /** The slides. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  /** Names a box that scrolls, which keys have to reach. */
  readonly label?: string;
  /** Marks a box whose slides are placed by more than its style sheet. */
  readonly state?: string | undefined;
}

/** Lays slides out: one box whose style sheet does the rest, so that it costs the same for 5 slides and for 5,000. */
export const Gallery = ({ children, ref, label, state, ...settings }: Props): ReactNode => (
  <div
    // layout.css reads the attribute here as it does on the undefined tag.
    {...{ design: settings.design }}
    ref={ref}
    className={state ? `site-gallery-slides ${state}` : 'site-gallery-slides'}
    part="slides"
    {...(label && { role: 'group', tabIndex: 0, 'aria-label': label })}
    style={layoutProperties(settings)}
  >
    {children}
  </div>
);
