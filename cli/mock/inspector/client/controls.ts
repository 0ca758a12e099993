/** Controls for scenario, faults, clock and reset of the selected session. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import { messages } from '../messages.en.ts';
import type { Api, SessionData } from './api.ts';
import { timeText } from './time-text.ts';

type Code = keyof typeof messages;

const word = (code: Code): string => formatMessage(messages[code]);

const group = (code: Code, ...children: readonly HTMLElement[]): HTMLElement =>
  el('fieldset', {}, el('legend', {}, word(code)), ...children);

/** Shows `text` in a field, unless the field has text that was typed and not applied. */
function showText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isEdited = field.value !== field.defaultValue;
  // The value follows the default value until the field is edited, but not after that.
  field.defaultValue = text;
  if (!isEdited) field.value = text;
}

export class Controls {
  readonly #api: Api;
  readonly #onChange: (data: SessionData) => void;
  readonly #scenarios = el('div', { class: 'scenarios' });
  readonly #rules = el('textarea', {
    id: 'rules',
    rows: 3,
    spellcheck: 'false',
    placeholder: word('inspector-faults-example'),
  });
  readonly #latency = el('input', {
    id: 'latency',
    spellcheck: 'false',
    placeholder: word('inspector-latency-example'),
  });
  readonly #time = el('p', { class: 'clock' });
  readonly #stop = el('button', { type: 'button', click: () => this.#toggleClock() });
  readonly #note = el('p', { role: 'status', class: 'muted' });
  #isStopped = false;
  /** Milliseconds that the session's clock is ahead of the browser's clock. */
  #ahead = 0;

  constructor(api: Api, onChange: (data: SessionData) => void) {
    this.#api = api;
    this.#onChange = onChange;
    setInterval(() => this.#isStopped || this.#showTime(Date.now() + this.#ahead), 1000);
  }

  get view(): HTMLElement {
    return el(
      'section',
      { class: 'controls', 'aria-labelledby': 'controls' },
      el('h2', { id: 'controls' }, word('inspector-controls')),
      group('inspector-scenario', this.#scenarios),
      this.#faultsView(),
      this.#clockView(),
      el('div', { class: 'reset' }, this.#button('inspector-reset', 'POST', 'reset'), this.#resetText()),
      this.#note,
    );
  }

  #resetText(): HTMLElement {
    return el('p', { class: 'muted' }, word('inspector-reset-text'));
  }

  #faultsView(): HTMLElement {
    return group(
      'inspector-faults',
      el('label', { for: 'rules' }, word('inspector-faults-rules')),
      this.#rules,
      el('label', { for: 'latency' }, word('inspector-latency')),
      this.#latency,
      el(
        'div',
        { class: 'buttons' },
        el('button', { type: 'button', click: () => void this.#applyFaults() }, word('inspector-apply')),
        el('button', { type: 'button', click: () => void this.#removeFaults() }, word('inspector-remove')),
      ),
    );
  }

  #clockView(): HTMLElement {
    const move = (code: Code, advance: string) => this.#button(code, 'PUT', 'clock', { advance });
    return group(
      'inspector-clock',
      this.#time,
      el(
        'div',
        { class: 'buttons' },
        move('inspector-clock-minute', '1m'),
        move('inspector-clock-half', '31m'),
        move('inspector-clock-day', '1d'),
        this.#stop,
        this.#button('inspector-clock-real', 'DELETE', 'clock'),
      ),
    );
  }

  #button(code: Code, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): HTMLElement {
    return el('button', { type: 'button', click: () => void this.#change(method, path, body) }, word(code));
  }

  async #change(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
    const data = await this.#api.change(method, path, body);
    if (!data) return;
    if (path === 'faults' || path === 'reset') this.discardEdits();
    this.show(data);
    this.showNote(word('inspector-applied'));
    this.#onChange(data);
  }

  #applyFaults(): Promise<void> {
    const faults = this.#rules.value.split('\n').filter((line) => line.trim() !== '');
    return this.#change('PUT', 'faults', { faults, latency: this.#latency.value.trim() });
  }

  #removeFaults(): Promise<void> {
    return this.#change('PUT', 'faults', {});
  }

  #toggleClock(): void {
    void this.#change('PUT', 'clock', { stopped: !this.#isStopped });
  }

  /** Shows the result of the last change, or why it failed. */
  showNote(text: string): void {
    this.#note.textContent = text;
  }

  #scenario(name: string, text: string): HTMLElement {
    const choose = () =>
      void (name === '' ? this.#change('DELETE', 'scenarios') : this.#change('PUT', `scenarios/${name}`));
    const input = el('input', { type: 'radio', name: 'scenario', value: name, change: choose });
    return el(
      'label',
      { class: 'check' },
      input,
      el('span', {}, name || word('inspector-scenario-none'), el('small', {}, text)),
    );
  }

  #showScenarios({ scenario, scenarios }: SessionData): void {
    // Keep the radio buttons, so that they keep the focus and a click in progress.
    if (!this.#scenarios.firstChild)
      this.#scenarios.append(
        this.#scenario('', word('inspector-scenario-none-text')),
        ...scenarios.map(({ name, text }) => this.#scenario(name, text)),
      );
    for (const input of this.#scenarios.querySelectorAll('input')) input.checked = input.value === (scenario ?? '');
  }

  /** Drops text that was typed and not applied. */
  discardEdits(): void {
    for (const field of [this.#rules, this.#latency]) field.value = field.defaultValue;
  }

  /** Shows the current session, without replacing text that was typed and not applied. */
  show(data: SessionData): void {
    const { clock, faults, latency } = data;
    this.#isStopped = clock.stopped;
    this.#showScenarios(data);
    showText(this.#rules, faults.join('\n'));
    showText(this.#latency, latency ?? '');
    this.#stop.textContent = word(clock.stopped ? 'inspector-clock-go' : 'inspector-clock-stop');
    this.#ahead = Date.parse(clock.now) - Date.now();
    this.#showTime(Date.parse(clock.now));
  }

  #showTime(time: number): void {
    const stopped = this.#isStopped ? ` · ${word('inspector-clock-stopped')}` : '';
    this.#time.textContent = `${timeText(new Date(time).toISOString())}${stopped}`;
  }
}
