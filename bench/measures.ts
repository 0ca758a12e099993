import type { Measure } from './measure.ts';
import { carousels } from './measures/carousels.ts';
import { check } from './measures/check.ts';
import { evaluation } from './measures/evaluation.ts';
import { firstRender } from './measures/first-render.ts';
import { mount } from './measures/mount.ts';
import { photosLayout } from './measures/photos.ts';
import { sizes } from './measures/sizes.ts';

/** All of them, in the order of the report. */
export const measures: readonly Measure[] = [sizes, mount, carousels, photosLayout, evaluation, firstRender, check];
