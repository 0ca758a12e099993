/** Tests how visitors choose and remove files: with the dialog of the browser, by keys, and by dropping them. */
import { expect } from '@open-wc/testing';
import { chooseFiles, click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { choose, fileOf, input, list, serveFiles } from './files.ts';
import { button, clear, once, place, type SiteForm } from './form.ts';

afterEach(clear);

async function placeFiles(attributes = 'multiple'): Promise<SiteForm> {
  const form = await place(`<site-form><form data-form-id="f1" method="post" enctype="multipart/form-data">
    <p><label for="name">Name</label> <input id="name" name="name"></p>
    <p><label for="photo">Photo</label> <input id="photo" name="photo" type="file" ${attributes}></p>
    <p><button>Send</button></p></form></site-form>`);
  await eventually('the code for files', () => list(form));
  return form;
}

const names = (form: Element): readonly string[] => [...(input(form).files ?? [])].map(({ name }) => name);
const removal = (form: Element, name: string): HTMLButtonElement => {
  const found = form.querySelector<HTMLButtonElement>(`[aria-label="Remove ${name}"]`);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
};
const label = (form: Element): Element => form.querySelector('label[for="photo"]') ?? form;

const isTarget = (form: Element): boolean => list(form)?.hasAttribute('data-over') === true;

/** Dispatches an event of a drag of new files. Browsers let no script begin a real drag from another program. */
function dispatch(node: Element, type: string, files: readonly string[], relatedTarget?: Element): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const name of files) dataTransfer.items.add(fileOf('a', name));
  const event = new DragEvent(type, {
    dataTransfer,
    bubbles: true,
    cancelable: true,
    relatedTarget: relatedTarget ?? null,
  });
  node.dispatchEvent(event);
  return event;
}

/** Drags new files over these nodes, and drops them on the last one. Returns the event of the drop. */
function drag(form: Element, nodes: readonly Element[], files: readonly string[]): DragEvent {
  nodes.forEach((node, index) => {
    expect(dispatch(node, 'dragover', files).defaultPrevented).to.equal(true);
    const next = nodes[index + 1];
    if (next) dispatch(node, 'dragleave', files, next);
  });
  return dispatch(nodes.at(-1) ?? form, 'drop', files);
}

describe('by keyboard, a visitor', () => {
  it('chooses a file, removes it, chooses two, and sends them', async function () {
    const server = serveFiles();
    const form = await placeFiles();
    input(form).focus();
    skipUnless(this, 'a file dialog that the test can use', await chooseFiles('Enter', 'LICENSE'));
    await eventually('the file is listed', () => list(form)?.textContent?.includes('LICENSE'));
    await press('Tab');
    expect(document.activeElement).to.equal(removal(form, 'LICENSE'));
    await press(' ');
    await eventually('the list is empty', () => names(form).length === 0);
    expect(document.activeElement).to.equal(input(form));
    await chooseFiles(' ', 'LICENSE', 'README.md');
    await eventually('both are listed', () => list(form)?.querySelectorAll('li').length === 2);
    const submitted = once(form, 'site-submitted');
    // Over the two buttons that remove a file.
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await press(key);
    await submitted;
    expect([...server.stored.values()].map(({ name }) => name)).to.deep.equal(['LICENSE', 'README.md']);
  });

  it('removes one file of several, and continues at the input', async () => {
    const form = await placeFiles();
    choose(form, fileOf('a', 'a.txt'), fileOf('b', 'b.txt'), fileOf('c', 'c.txt'));
    removal(form, 'b.txt').focus();
    await press('Enter');
    await eventually('the file is removed', () => names(form).join() === 'a.txt,c.txt');
    expect(document.activeElement).to.equal(input(form));
    await expectAccessible(removal(form, 'a.txt'), { role: 'button', name: 'Remove a.txt' });
  });
});

describe('with the mouse, a visitor', () => {
  it('removes a file', async () => {
    const form = await placeFiles();
    choose(form, fileOf('a', 'a.txt'), fileOf('b', 'b.txt'));
    await click(removal(form, 'a.txt'));
    await eventually('the file is removed', () => names(form).join() === 'b.txt');
  });

  it('drops files on the field, which shows where they go, and drops more', async () => {
    const form = await placeFiles();
    drag(form, [button(form), label(form)], ['a.txt', 'b.txt']);
    await eventually('the files are chosen', () => names(form).join() === 'a.txt,b.txt');
    expect(isTarget(form)).to.equal(false);
    drag(form, [input(form)], ['c.txt']);
    drag(form, [list(form) ?? form], ['d.txt']);
    await eventually('all files', () => names(form).join() === 'a.txt,b.txt,c.txt,d.txt');
  });

  it('sees no change of the list while the files move over it', async () => {
    const form = await placeFiles();
    choose(form, fileOf('a', 'a.txt'));
    const { height } = list(form)?.getBoundingClientRect() ?? {};
    dispatch(label(form), 'dragover', ['b.txt']);
    expect(isTarget(form)).to.equal(true);
    dispatch(label(form), 'dragleave', ['b.txt'], removal(form, 'a.txt'));
    expect(isTarget(form)).to.equal(true);
    expect(list(form)?.getBoundingClientRect().height).to.equal(height);
    dispatch(label(form), 'dragleave', ['b.txt'], document.body);
    expect(isTarget(form)).to.equal(false);
  });

  it('drops several files on a field for one, which takes the first', async () => {
    const form = await placeFiles('');
    drag(form, [label(form)], ['a.txt', 'b.txt']);
    await eventually('the file is chosen', () => names(form).join() === 'a.txt');
  });

  it('does not leave the page with a drop beside one of two fields', async () => {
    const form = await placeFiles();
    const other = '<p><label>CV <input name="cv" type="file"></label></p>';
    form.querySelector('form')?.insertAdjacentHTML('afterbegin', other);
    expect(drag(form, [label(form), button(form)], ['a.txt']).defaultPrevented).to.equal(true);
    expect([...form.querySelectorAll('input')].flatMap(({ files }) => [...(files ?? [])])).to.deep.equal([]);
  });
});
