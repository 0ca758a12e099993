/**
 * A local video player: an animated image in a frame, with the messages of the two known providers
 * (docs/spec.md#widgets-7).
 */
import { html, raw } from 'hono/html';
import { formatMessage } from '../../../../core/model/message-format.ts';
import type { Markup } from '../html-page.ts';
import { messages } from './player-messages.en.ts';

const style = raw(`<style>
:root { color-scheme: dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; block-size: 100vh; display: grid; place-items: end start; overflow: clip; background: #0d1b2a; }
body::before { content: ""; position: fixed; inset: -50%; background: repeating-conic-gradient(from 0deg at 50% 50%, #0d1b2a 0 9deg, #1b6ca8 18deg, #0d1b2a 27deg); animation: turn 24s linear infinite paused; }
.plays::before { animation-play-state: running; }
button { position: relative; margin: 16px; min-block-size: 44px; min-inline-size: 88px; border: 0; border-radius: 4px; background: #fff; color: #0d1b2a; font: inherit; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { body::before { animation: none; } }
</style>`);

// YouTube sends JSON text, and only after a first message from the page. Vimeo sends objects from the start.
const script = raw(`<script>
const button = document.querySelector('button');
const notify = (message) => parent.postMessage(message, '*');
const show = (plays) => {
  document.body.classList.toggle('plays', plays);
  button.textContent = plays ? button.dataset.pause : button.dataset.play;
  notify({ event: plays ? 'play' : 'pause' });
  notify(JSON.stringify({ event: 'infoDelivery', info: { playerState: plays ? 1 : 2 } }));
};
button.addEventListener('click', () => show(!document.body.classList.contains('plays')));
const read = (data) => {
  try { return Object(typeof data === 'string' ? JSON.parse(data) : data); } catch { return {}; }
};
addEventListener('message', ({ data, source }) => {
  const { event, func, method } = read(data);
  if (source !== parent) return;
  if (event === 'listening') notify(JSON.stringify({ event: 'onReady', info: null }));
  if (func === 'playVideo' || method === 'play') show(true);
  if (func === 'pauseVideo' || method === 'pause') show(false);
});
addEventListener('load', () => { notify({ event: 'ready' }); show(true); });
</script>`);

/** Returns the page of the player for one video. */
export const playerPage = (id: string): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${formatMessage(messages['mock-video-title'], { id })}</title>
${style}
</head>
<body>
<button type="button" data-play="${formatMessage(messages['mock-video-play'])}" data-pause="${formatMessage(messages['mock-video-pause'])}">${formatMessage(messages['mock-video-play'])}</button>
${script}
</body>
</html>
`;
