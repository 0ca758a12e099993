/**
 * Local replacements of third-party scripts (docs/spec.md#runtime-7, docs/spec.md#widgets-7). Each has the effects on
 * a page that the real one has.
 */
import { jsonText } from '../../../../core/model/json-text.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { mapsScript } from './maps.ts';
import { messages } from './messages.en.ts';

/** A script of a provider: its file, its text and the global variable that it sets. */
export interface ProviderScript {
  /** The name of its file under `/mock/`. */
  readonly file: string;
  readonly name: string;
  readonly summary: string;
  readonly spec: 'docs/spec.md#runtime-7' | 'docs/spec.md#widgets-7';
  /** The global variable that shows that the script has run. */
  readonly leaves: string;
  readonly text: string;
}

const follow = `(() => {
const text = ${jsonText(messages['mock-follow'])};
const load = (root = document) => {
  for (const link of root.querySelectorAll('a.twitter-follow-button, [data-username]')) {
    link.dataset.twitterExtracted = 'true';
    if (link.localName === 'a' && !link.textContent.trim()) link.textContent = text.replace('{name}', link.dataset.username);
  }
};
const createFollowButton = async (name, container, options) => {
  // A page may replace properties of its document by \`name\` attributes.
  const button = Document.prototype.createElement.call(document, 'a');
  Object.assign(button, { href: 'https://x.com/intent/follow?screen_name=' + name, target: '_blank', rel: 'noreferrer' });
  Object.assign(button, { lang: options?.lang ?? '', textContent: text.replace('{name}', name) });
  Object.assign(button.style, {
    display: 'inline-block', padding: '0 16px', borderRadius: '22px', background: '#000', color: '#fff',
    font: '500 14px/44px system-ui, sans-serif', textDecoration: 'none', whiteSpace: 'nowrap',
  });
  container.append(button);
  return button;
};
const widgets = { load, createFollowButton };
const twttr = { widgets, ready: (callback) => callback(twttr), events: { bind: () => undefined } };
window.twttr = twttr;
load();
})();
`;

const comments = `(() => {
const text = ${jsonText(messages['mock-comment-count'])};
const links = () => document.querySelectorAll('[data-disqus-identifier], [data-disqus-url], a[href$="#disqus_thread"]');
const getCount = () => links().forEach((link, index) => { link.textContent = text.replace('{count}', index); });
window.DISQUSWIDGETS = { getCount, displayCount: getCount };
getCount();
})();
`;

const booking = `(() => {
const queue = window.tock?.queue ?? [];
const calls = [];
window.tock = Object.assign((...call) => { calls.push(call); }, { calls, loaded: true });
for (const call of queue) window.tock(...call);
})();
`;

const reservation = `(() => {
const { currentScript } = document;
const box = Object.assign(document.createElement('div'), { textContent: ${jsonText(formatMessage(messages['mock-reservation']))} });
box.setAttribute('role', 'group');
Object.assign(box.style, { padding: '1rem', border: '1px solid currentColor', font: '1rem/1.5 system-ui, sans-serif' });
if (currentScript?.parentElement && currentScript.parentElement !== document.head) currentScript.after(box);
window.OpenTable = { rid: currentScript && new URL(currentScript.src).searchParams.get('rid') };
})();
`;

const recording = `(() => {
const calls = [];
const keep = (name) => (...args) => { calls.push([name, ...args]); };
window.FS = Object.assign(keep('call'), {
  calls, identify: keep('identify'), setUserVars: keep('setUserVars'), event: keep('event'), log: keep('log'),
  shutdown: keep('shutdown'), restart: keep('restart'), getCurrentSessionURL: () => 'https://recording.invalid/mock-id',
});
window._fs_ready?.();
})();
`;

export const providerScripts: readonly ProviderScript[] = [
  {
    file: 'maps.js',
    name: 'MockMaps',
    summary: 'The script of a maps provider.',
    spec: 'docs/spec.md#widgets-7',
    leaves: 'google',
    text: mapsScript,
  },
  {
    file: 'follow.js',
    name: 'MockFollow',
    summary: 'The script of a social platform, for follow buttons.',
    spec: 'docs/spec.md#widgets-7',
    leaves: 'twttr',
    text: follow,
  },
  {
    file: 'comment-counts.js',
    name: 'MockCommentCounts',
    summary: 'The script of a provider of comments that counts them.',
    spec: 'docs/spec.md#runtime-7',
    leaves: 'DISQUSWIDGETS',
    text: comments,
  },
  {
    file: 'booking.js',
    name: 'MockBooking',
    summary: 'The script of a provider of bookings.',
    spec: 'docs/spec.md#runtime-7',
    leaves: 'tock',
    text: booking,
  },
  {
    file: 'reservation.js',
    name: 'MockReservation',
    summary: 'The script of a provider of reservations.',
    spec: 'docs/spec.md#runtime-7',
    leaves: 'OpenTable',
    text: reservation,
  },
  {
    file: 'session-recording.js',
    name: 'MockSessionRecording',
    summary: 'The script of a session-recording tool, which records nothing.',
    spec: 'docs/spec.md#runtime-7',
    leaves: 'FS',
    text: recording,
  },
];
