import type { LayoutSettings } from '../model/layout.ts';
import type { Slides } from '../slides.ts';

/** The props of a moving design. */
export interface DesignProps<Settings = unknown> {
  readonly slides: Slides;
  readonly settings: LayoutSettings & Settings;
  /** The duration of a change, in milliseconds; 0 without animations. */
  readonly speed: number;
  readonly isRtl: boolean;
  /** The width of the gallery in pixels; `undefined` before it is measured. */
  readonly width: number | undefined;
  /** The accessible name of the slides. */
  readonly label: string;
}
