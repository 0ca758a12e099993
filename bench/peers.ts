import type { Source } from './bundle.ts';

const webAwesome = (...components: readonly string[]): Source => ({
  script: components.map((name) => `import '@awesome.me/webawesome/dist/components/${name}/${name}.js';`).join('\n'),
  // The minimum that its documentation requires: without a theme the components have no colours and no spacing.
  sheets: ['@awesome.me/webawesome/dist/styles/themes/default.css'],
});

/** Alternatives in other packages, each loaded, and if needed started, as its documentation specifies. */
export const peers = {
  c15t: {
    script: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBanner, ConsentDialog, ConsentManagerProvider } from '@c15t/react';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(ConsentManagerProvider, { options: { mode: 'offline' } }, createElement(ConsentBanner), createElement(ConsentDialog)),
);`,
    sheets: ['@c15t/react/styles.css'],
  },
  leaflet: {
    script: `import { map, marker, tileLayer } from 'leaflet';
const place = [59.1229, 11.3875];
const shown = map('map').setView(place, 12);
tileLayer('/tile.svg').addTo(shown);
marker(place, { title: 'Halden' }).addTo(shown);`,
    sheets: ['leaflet/dist/leaflet.css'],
  },
  mediaChrome: {
    script: ['controller', 'control-bar', 'play-button', 'time-range', 'time-display']
      .map((name) => `import 'media-chrome/dist/media-${name}.js';`)
      .join('\n'),
  },
  // It ignores automatic browsers, unless a test sets the variable.
  plausible: {
    script: `import { init, track } from '@plausible-analytics/tracker';
globalThis.__plausible = true;
init({
  domain: 'halden.example', endpoint: '/api/event', captureOnLocalhost: true,
  outboundLinks: true, fileDownloads: true, formSubmissions: true,
});
track('read', { props: { page: '1' } });`,
  },
  // Without its flags, surveys and recordings, whose scripts are on servers of its provider.
  postHog: {
    script: `import posthog from 'posthog-js';
posthog.init('phc_bench', {
  api_host: location.origin, opt_out_useragent_filter: true, capture_pageview: true, autocapture: true,
  advanced_disable_flags: true, disable_surveys: true, disable_session_recording: true,
});
posthog.capture('read', { page: 1 });`,
  },
  // Without its icons, which are on a server of its provider.
  plyr: {
    script: `import Plyr from 'plyr';
globalThis.player = new Plyr('audio', { controls: ['play', 'progress', 'current-time', 'duration'], loadSprite: false });`,
    sheets: ['plyr/dist/plyr.css'],
  },
  photoSwipe: {
    script: `import Lightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
Object.assign(globalThis, { Lightbox, PhotoSwipe });`,
    sheets: ['photoswipe/style.css'],
  },
  // Its product and cart, which a page cannot load one by one.
  buyButton: { script: `import ShopifyBuy from '@shopify/buy-button-js'; globalThis.ShopifyBuy = ShopifyBuy;` },
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
  relativeTime: { script: `import '@github/relative-time-element';` },
  liteYouTube: { script: `import 'lite-youtube-embed';`, sheets: ['lite-youtube-embed/src/lite-yt-embed.css'] },
  reactHookForm: {
    script: `import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
Object.assign(globalThis, { createRoot, useForm });`,
  },
  // It hides from automatic browsers, unless configured otherwise.
  vanillaCookieConsent: {
    script: `import { run } from 'vanilla-cookieconsent';
const words = { title: 'Cookies', description: 'We count visits.', acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Decline' };
run({
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: { default: 'en', translations: { en: { consentModal: words, preferencesModal: { sections: [] } } } },
});`,
    sheets: ['vanilla-cookieconsent/dist/cookieconsent.css'],
  },
  webAwesomeDialog: webAwesome('dialog'),
  webAwesomeCarousel: webAwesome('carousel', 'carousel-item'),
  webAwesomeControls: webAwesome('input', 'textarea', 'select', 'option', 'checkbox', 'radio-group', 'radio', 'button'),
} as const satisfies Record<string, Source>;
