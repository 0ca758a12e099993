/** The playground of the docs: an editor, a preview, findings, and controls for attributes, all of one source. */
import { Controls } from './controls.ts';
import type { Editor } from './editor.ts';
import { enableExports } from './exports.ts';
import { find } from './find.ts';
import type { PlaygroundData } from './playground-data.ts';
import { PlaygroundPage, Toolbar } from './playground-page.ts';
import { hasUnendedRun, Preview } from './preview.ts';
import { type ReadResult, readHash } from './shared-source.ts';

const form = find<HTMLFormElement>(document, '.playground');
const toolbar = new Toolbar(form);

const maxProblems = 20;

function addProblem(text: string): void {
  const list = find<HTMLElement>(form, '.playground-problems');
  // Two policies with the same rules report each violation twice.
  const isRepeated = [...list.children].some((item) => item.textContent === text);
  if (isRepeated || list.childElementCount >= maxProblems) return;
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
}

function createPreview(): Preview {
  const box = find<HTMLElement>(form, '.playground-preview');
  return new Preview({
    box,
    url: form.dataset.preview ?? '',
    onStart: () => {
      find(form, '.playground-problems').replaceChildren();
      box.setAttribute('aria-busy', 'true');
    },
    onRendered: () => box.removeAttribute('aria-busy'),
    onProblem: addProblem,
    onStuck: () =>
      toolbar.announce('The preview was stopped, because it did not respond. Change the markup or press Run.'),
  });
}

/** Shows the choices of a link and returns its source, or the first example with a notice when that cannot be read. */
function sourceOf(result: ReadResult): string {
  const isDamaged = 'problem' in result && result.problem === 'damaged';
  toolbar.announce(isDamaged ? 'The link is damaged or too long. An example is shown instead.' : '');
  if ('problem' in result) return find<HTMLTemplateElement>(form, 'template').content.textContent.trim();
  toolbar.show(result.state);
  return result.state.source;
}

/** Whether the page is dark: the choice of the visitor in the docs, or else the preference of the system. */
function isDark(): boolean {
  const chosen = document.documentElement.style.colorScheme;
  return chosen === '' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

/** The editor calls the page, and the page the editor. */
let page: PlaygroundPage | undefined;

const createControls = (editor: Editor, { elements }: PlaygroundData): Controls =>
  new Controls({
    chooser: toolbar.field('element'),
    box: find(form, '.playground-controls'),
    elements,
    onEdit: editor.apply,
    onChoose: editor.reveal,
  });

async function startPlayground(): Promise<void> {
  toolbar.field('scheme').value = isDark() ? 'dark' : 'light';
  const [{ createEditor }, response, source] = await Promise.all([
    import('./editor.ts'),
    fetch(form.dataset.elements ?? ''),
    readHash(location.hash).then(sourceOf),
  ]);
  const data: PlaygroundData = await response.json();
  const { elements, examples } = data;
  const editor = createEditor({
    host: find(form, '.playground-editor'),
    source,
    elements,
    onChange: () => page?.onChange(),
    onMove: () => page?.onMove(),
  });
  toolbar.field('start').append(...examples.map(({ title }, index) => new Option(title, String(index))));
  enableExports({
    section: find(form, '.playground-copy'),
    elements,
    source: editor.source,
    announce: (text) => toolbar.announce(text),
  });
  form.hidden = false;
  find(document, '.playground-fallback').remove();
  page = new PlaygroundPage({
    form,
    toolbar,
    editor,
    preview: createPreview(),
    controls: createControls(editor, data),
    examples,
  });
  void page.lint();
  if (hasUnendedRun()) toolbar.announce('The previous run did not end. Change the markup or press Run.');
  else page.run();
}

/** Opens the source of the URL. Links to a part of this page contain none, and keep the markup. */
async function followLink(): Promise<void> {
  const result = await readHash(location.hash);
  if ('problem' in result && result.problem === 'absent') return;
  page?.open(sourceOf(result));
}

form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', () => void followLink());
void startPlayground();
