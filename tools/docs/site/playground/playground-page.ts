/** Keeps editor, preview, findings, controls and URL of the playground in step. */
import type { Controls } from './controls.ts';
import type { Editor } from './editor.ts';
import { copyText } from './exports.ts';
import { find } from './find.ts';
import { applyTo, countText, diagnosticsOf, findingItems } from './findings.ts';
import type { PlaygroundExample } from './playground-data.ts';
import type { Preview } from './preview.ts';
import { type SharedState, writeHash } from './shared-source.ts';

/** Waits after the last key, in milliseconds. A loop that is not complete may never end, so scripts wait longer. */
const waits = { lint: 250, preview: 400, script: 1200 } as const;

const waitFor = (source: string): number => (/<script|\son\w+\s*=/i.test(source) ? waits.script : waits.preview);

/** Returns a function that calls another one when it has not been called again for some time. */
function debounce(wait: () => number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, wait());
  };
}

type Choices = Required<Omit<SharedState, 'source'>>;

const choiceNames = ['build', 'scheme', 'width'] as const;

/** The toolbar: the choices that are shared with the source. */
export class Toolbar {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  field(name: string): HTMLSelectElement {
    return find(this.#form, `select[name="${name}"]`);
  }

  choices(): Choices {
    // Each option of these lists is a value of the state.
    return Object.fromEntries(choiceNames.map((name) => [name, this.field(name).value])) as unknown as Choices;
  }

  /** Shows choices and applies the width. */
  show(state: Partial<Choices>): void {
    for (const name of choiceNames) if (state[name]) this.field(name).value = state[name];
    find<HTMLElement>(this.#form, '.playground-preview').dataset.width = this.choices().width;
  }

  announce(text: string): void {
    find(this.#form, '.playground-status').textContent = text;
  }
}

interface PageParts {
  readonly form: HTMLFormElement;
  readonly toolbar: Toolbar;
  readonly editor: Editor;
  readonly preview: Preview;
  readonly controls: Controls;
  readonly examples: readonly PlaygroundExample[];
}

export class PlaygroundPage {
  readonly #parts: PageParts;
  /** The source that Reset restores. */
  #start: string;
  #lintCount = 0;
  readonly #lintLater = debounce(
    () => waits.lint,
    () => void this.lint(),
  );
  // The URL first: it restores the source when a script stops the tab.
  readonly #runLater = debounce(
    () => waitFor(this.#parts.editor.source()),
    () => void this.#writeUrl().then(() => this.run()),
  );

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.#start = parts.editor.source();
    const { form } = parts;
    form.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) this.#act(target.name);
    });
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#choose(target);
    });
    this.onMove();
  }

  /** Called when the source has changed. */
  onChange(): void {
    this.onMove();
    this.#lintLater();
    this.#runLater();
  }

  /** Called when the cursor has moved. */
  onMove(): void {
    const { controls, editor } = this.#parts;
    controls.update(editor.source(), editor.cursor());
  }

  run(): void {
    const { editor, preview, toolbar } = this.#parts;
    const { build, scheme } = toolbar.choices();
    preview.run({ source: editor.source(), build, scheme });
  }

  /** Opens another source, which Reset restores from now on. */
  open(source: string): void {
    this.#start = source;
    if (source !== this.#parts.editor.source()) this.#parts.editor.setSource(source);
    // A link with the same source may have another build or scheme.
    else this.run();
  }

  async lint(): Promise<void> {
    const { editor, form } = this.#parts;
    const source = editor.source();
    const number = ++this.#lintCount;
    const { lintSource } = await import('./lint-source.ts');
    // The source has changed while the linter was loaded.
    if (number !== this.#lintCount || source !== editor.source()) return;
    const findings = lintSource(source);
    const apply = applyTo(source, editor.source, editor.apply);
    editor.mark(diagnosticsOf(findings, apply));
    find(form, '.playground-count').textContent = countText(findings);
    find(form, '.playground-findings').replaceChildren(...findingItems(findings, apply, editor.select));
  }

  async #writeUrl(): Promise<void> {
    const { editor, toolbar } = this.#parts;
    const hash = await writeHash({ source: editor.source(), ...toolbar.choices() });
    history.replaceState(null, '', hash === undefined ? location.pathname : `#${hash}`);
  }

  async #share(): Promise<void> {
    const { toolbar } = this.#parts;
    await this.#writeUrl();
    if (location.hash === '') return toolbar.announce('This markup is too long for a link.');
    const isCopied = await copyText(location.href);
    toolbar.announce(
      isCopied ? 'Link copied.' : 'The browser does not allow copying. The address of this page is the link.',
    );
  }

  #act(name: string): void {
    if (name === 'run') this.run();
    if (name === 'reset') this.open(this.#start);
    if (name === 'share') void this.#share();
  }

  #choose({ name, value }: HTMLSelectElement): void {
    const { examples, preview, toolbar } = this.#parts;
    if (name === 'start') this.open(examples[Number(value)]?.source ?? this.#start);
    if (name === 'scheme') preview.setScheme(toolbar.choices().scheme);
    if (name === 'build') this.run();
    if (name !== 'build' && name !== 'scheme' && name !== 'width') return;
    toolbar.show({});
    void this.#writeUrl();
  }
}
