/**
 * A local captcha provider with the API of reCAPTCHA v2: `mockCaptcha.render(container, parameters)` returns the
 * number of the widget for `getResponse`, `reset` and `remove`. The query parameter `captcha` of the page or of the
 * script selects a failure: `fail` (error-callback at the first try), `expire` (the response expires after a second),
 * `slow` (solving takes two seconds).
 */
import { jsonText } from '../../../../core/model/json-text.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { messages } from './captcha-messages.en.ts';

const texts = {
  label: formatMessage(messages['mock-captcha-label']),
  group: formatMessage(messages['mock-captcha-group']),
  expired: formatMessage(messages['mock-captcha-expired']),
  failed: formatMessage(messages['mock-captcha-failed']),
};

const script = `
const own = document.currentScript instanceof HTMLScriptElement && new URL(document.currentScript.src).searchParams.get('captcha');
const failureMode = () => own || new URLSearchParams(location.search).get('captcha') || '';
const widgets = [];
let answers = 0;
let hasFailed = false;

function build(container, compact) {
  // A page may replace properties of its document by \`name\` attributes.
  const create = (name) => Document.prototype.createElement.call(document, name);
  const make = (name, text) => Object.assign(create(name), { textContent: text });
  const box = make('div', '');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', texts.group);
  const label = make('label', '');
  const input = Object.assign(create('input'), { type: 'checkbox' });
  const field = Object.assign(create('input'), { type: 'hidden', name: 'g-recaptcha-response' });
  const note = make('p', '');
  note.setAttribute('role', 'status');
  label.append(input, ' ', texts.label);
  Object.assign(box.style, {
    boxSizing: 'border-box', inlineSize: compact ? '164px' : '304px', minBlockSize: compact ? '144px' : '78px',
    maxInlineSize: '100%', padding: '12px', border: '1px solid currentColor', font: '1rem/1.5 system-ui, sans-serif',
  });
  Object.assign(label.style, { display: 'flex', gap: '12px', alignItems: 'center', minBlockSize: '44px' });
  Object.assign(input.style, { inlineSize: '24px', blockSize: '24px', flex: 'none' });
  Object.assign(note.style, { margin: '0', font: 'inherit', fontSize: '0.8125rem' });
  box.append(label, note, field);
  container.append(box);
  return { box, input, field, note };
}

function render(container, parameters) {
  if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
  if (container.childElementCount > 0) throw new Error('mockCaptcha has already been rendered in this element');
  const { box, input, field, note } = build(container, parameters.size === 'compact');
  let timer;
  const reset = () => {
    clearTimeout(timer);
    input.checked = false;
    input.disabled = false;
    field.value = '';
    note.textContent = '';
  };
  const expire = () => {
    reset();
    note.textContent = texts.expired;
    parameters['expired-callback']?.();
  };
  const solve = () => {
    answers += 1;
    field.value = 'mock-' + Date.now().toString(36) + '-' + answers;
    timer = setTimeout(expire, failureMode() === 'expire' ? 1000 : 120000);
    parameters.callback?.(field.value);
  };
  // What is solved stays so until it expires; disabled it would lose the focus.
  input.addEventListener('click', (event) => field.value && event.preventDefault());
  input.addEventListener('change', () => {
    if (!input.checked) return;
    if (failureMode() === 'fail' && !hasFailed) {
      hasFailed = true;
      reset();
      note.textContent = texts.failed;
      parameters['error-callback']?.();
    } else if (failureMode() === 'slow') timer = setTimeout(solve, 2000);
    else solve();
  });
  const id = widgets.length;
  widgets.push({ reset, answer: () => field.value, remove: () => { clearTimeout(timer); box.remove(); delete widgets[id]; } });
  return id;
}

window.mockCaptcha = {
  render,
  reset: (id) => widgets[id || 0]?.reset(),
  remove: (id) => widgets[id || 0]?.remove(),
  getResponse: (id) => widgets[id || 0]?.answer() ?? '',
  ready: (callback) => callback(),
};
`;

/** The text of the script. */
export const captchaScript = (): string => `(() => {\nconst texts = ${jsonText(texts)};${script}})();\n`;
