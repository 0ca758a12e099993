import type { ReactNode, Ref } from 'react';
import { type LayoutSettings, layoutProperties } from './model/layout.ts';

interface Props extends LayoutSettings {
  /** The slides. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  /** The name of a box that scrolls, which has to be focusable. */
  readonly label?: string;
  /** An additional class for slides that a script positions. */
  readonly state?: string | undefined;
}

/** The box of the slides. The stylesheet lays them out, so that 5,000 slides cost as much script as 5. */
export const Gallery = ({ children, ref, label, state, ...settings }: Props): ReactNode => (
  <div
    // layout.css reads the attributes here as it does on the undefined tag.
    {...{ design: settings.design, orientation: settings.orientation }}
    ref={ref}
    className={state ? `site-gallery-slides ${state}` : 'site-gallery-slides'}
    part="slides"
    {...(label && { role: 'group', tabIndex: 0, 'aria-label': label })}
    style={layoutProperties(settings)}
  >
    {children}
  </div>
);
