import type { Source } from './bundle.ts';

const webAwesome = (...components: readonly string[]): Source => ({
  script: components.map((name) => `import '@awesome.me/webawesome/dist/components/${name}/${name}.js';`).join('\n'),
  // The least that its documentation asks for: without a theme the components have no colours and no spacing.
  sheets: ['@awesome.me/webawesome/dist/styles/themes/default.css'],
});

/** What others offer for the same places of a page, each as its documentation says to load it. */
export const peers = {
  photoSwipe: {
    script: `import Lightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
Object.assign(globalThis, { Lightbox, PhotoSwipe });`,
    sheets: ['photoswipe/style.css'],
  },
  swiperElement: { script: `import { register } from 'swiper/element'; register();` },
  swiperElementBundle: { script: `import { register } from 'swiper/element/bundle'; register();` },
  embla: {
    script: `import Embla from 'embla-carousel'; import Accessibility from 'embla-carousel-accessibility';
Object.assign(globalThis, { Embla, Accessibility });`,
  },
  photoAlbumAndLightbox: {
    script: `import { createRoot } from 'react-dom/client';
import PhotoAlbum from 'react-photo-album';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
Object.assign(globalThis, { createRoot, PhotoAlbum, Lightbox, Captions, Counter, Download, Video, Zoom });`,
    sheets: [
      'react-photo-album/styles.css',
      'yet-another-react-lightbox/styles.css',
      'yet-another-react-lightbox/plugins/captions.css',
      'yet-another-react-lightbox/plugins/counter.css',
    ],
  },
  liteYouTube: { script: `import 'lite-youtube-embed';`, sheets: ['lite-youtube-embed/src/lite-yt-embed.css'] },
  reactHookForm: {
    script: `import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
Object.assign(globalThis, { createRoot, useForm });`,
  },
  webAwesomeDialog: webAwesome('dialog'),
  webAwesomeCarousel: webAwesome('carousel', 'carousel-item'),
  webAwesomeControls: webAwesome('input', 'textarea', 'select', 'option', 'checkbox', 'radio-group', 'radio', 'button'),
} as const satisfies Record<string, Source>;
