import type { ReactNode } from 'react';
import { type LayoutSettings, layoutProperties } from './model/layout.ts';

interface Props extends LayoutSettings {
  /** The slides. */
  readonly children: ReactNode;
}

/** Lays slides out: one box whose style sheet does the rest, so that it costs the same for 5 slides and for 5,000. */
export const Gallery = ({ children, ...settings }: Props): ReactNode => (
  <div className="slides" part="slides" style={layoutProperties(settings)}>
    {children}
  </div>
);
