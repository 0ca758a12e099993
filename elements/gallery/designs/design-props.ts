import type { LayoutSettings } from '../model/layout.ts';
import type { Slides } from '../slides.ts';

/** The props of a design that moves. */
export interface DesignProps<Settings = unknown> {
  readonly slides: Slides;
  readonly settings: LayoutSettings & Settings;
  /** How long a change takes, in milliseconds; 0 where nothing may move. */
  readonly speed: number;
  readonly isRtl: boolean;
  /** The gallery's, in pixels; `undefined` before it is known. */
  readonly width: number | undefined;
  /** The accessible name of the slides. */
  readonly label: string;
}
