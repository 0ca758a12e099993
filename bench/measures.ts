import type { Measure } from './measure.ts';
import { append } from './measures/append.ts';
import { audioKeys } from './measures/audio-keys.ts';
import { banner } from './measures/banner.ts';
import { carousels } from './measures/carousels.ts';
import { check } from './measures/check.ts';
import { contexts } from './measures/contexts.ts';
import { convertPages } from './measures/convert.ts';
import { evaluation } from './measures/evaluation.ts';
import { firstClick } from './measures/first-click.ts';
import { firstRender } from './measures/first-render.ts';
import { homePage } from './measures/home-page.ts';
import { hostile } from './measures/hostile.ts';
import { languageServer } from './measures/language-server.ts';
import { linkedPages } from './measures/linked-pages.ts';
import { links } from './measures/links.ts';
import { lintCache } from './measures/lint-cache.ts';
import { list } from './measures/list.ts';
import { manyPages } from './measures/many-pages.ts';
import { map } from './measures/map.ts';
import { marquee } from './measures/marquee.ts';
import { mount } from './measures/mount.ts';
import { photosLayout } from './measures/photos.ts';
import { prerender } from './measures/prerender.ts';
import { prerenderedCarousels } from './measures/prerendered-carousels.ts';
import { prerenderedGallery } from './measures/prerendered-gallery.ts';
import { product } from './measures/product.ts';
import { relativeTimes } from './measures/relative-times.ts';
import { server } from './measures/server.ts';
import { shop } from './measures/shop.ts';
import { sizes } from './measures/sizes.ts';
import { startUp } from './measures/start-up.ts';
import { tracking } from './measures/tracking.ts';

/** All of them, in the order of the report. */
export const measures: readonly Measure[] = [
  sizes,
  mount,
  carousels,
  append,
  photosLayout,
  evaluation,
  firstRender,
  prerenderedGallery,
  prerenderedCarousels,
  firstClick,
  homePage,
  banner,
  audioKeys,
  map,
  marquee,
  relativeTimes,
  product,
  shop,
  tracking,
  check,
  manyPages,
  linkedPages,
  lintCache,
  links,
  list,
  languageServer,
  contexts,
  prerender,
  convertPages,
  hostile,
  server,
  startUp,
];
