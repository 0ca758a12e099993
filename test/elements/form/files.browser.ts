/** Tests files of a form: chosen, checked, uploaded in parts, and sent as ids. */
import { expect } from '@open-wc/testing';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { choose, type FileServer, fileOf, input, list, serveFiles, status, text } from './files.ts';
import { above, button, clear, described, drafted, enter, once, part, place, type SiteForm, send } from './form.ts';

afterEach(clear);

/** Places a form, and resolves once the code for files has loaded. */
async function placeFiles(attributes = ''): Promise<SiteForm> {
  const form = await place(`<site-form><form data-form-id="f1" enctype="multipart/form-data">
    <p><label for="name">Name</label> <input id="name" name="name"></p>
    <p><label for="photo">Photo</label> <input id="photo" name="photo" type="file" ${attributes}></p>
    <p><button>Send</button></p></form></site-form>`);
  await eventually('the code for files', () => list(form));
  return form;
}

const sent = ({ saves }: FileServer): Record<string, unknown> => JSON.parse(String(saves.at(-1)?.form));

describe('a file', () => {
  it('is uploaded on submit, in parts, and its id is sent', async () => {
    const server = serveFiles();
    const form = await placeFiles();
    choose(form, fileOf('x'.repeat(2_000_001)));
    expect(server.fileCalls).to.deep.equal([]);
    await send(form);
    expect(server.fileCalls).to.deep.equal(['POST', 'PATCH 0', 'PATCH 1000000', 'PATCH 2000000']);
    expect(sent(server)).to.deep.equal({ name: '', photo: ['file-1'] });
    expect((await text(server, 'file-1')).length).to.equal(2_000_001);
    expect(server.calls).to.deep.equal(['key', 'save']);
  });

  it('is one of several, with any name', async () => {
    const server = serveFiles();
    const form = await placeFiles('multiple');
    const names = ['<img src=x onerror=alert(1)>', '__proto__', '\u202Egpj.exe', 'a'.repeat(300), '☃ 雪.png'];
    choose(form, ...names.map((name) => fileOf('a', name)), fileOf('', 'empty'));
    expect([...form.querySelectorAll('li > :first-child')].map((node) => node.textContent)).to.deep.equal([
      ...names,
      'empty',
    ]);
    await send(form);
    expect(sent(server).photo).to.have.length(6);
    expect([...server.stored.values()].map(({ name }) => name)).to.deep.equal([...names, 'empty']);
  });

  it('can be missing', async () => {
    const server = serveFiles();
    const form = await placeFiles();
    await send(form);
    expect([server.fileCalls, sent(server).photo]).to.deep.equal([[], []]);
  });

  it('is required if its field is', async () => {
    const form = await placeFiles('required');
    expect((await send(form)).detail.errors).to.deep.equal({ photo: 'This field is required.' });
    expect(document.activeElement).to.equal(input(form));
  });

  it('has its name in site-submit, and its id in site-submitted', async () => {
    serveFiles();
    const form = await placeFiles();
    choose(form, fileOf('a'));
    const submit = once(form, 'site-submit');
    const submitted = await send(form);
    expect((await submit).detail.values.photo).to.deep.equal(['beach.txt']);
    expect(submitted.detail.values.photo).to.deep.equal(['file-1']);
  });

  it('never reaches the draft', async () => {
    const form = await placeFiles();
    choose(form, fileOf('secret', 'secret-name.txt'));
    enter(form, 'name', 'Ada');
    await drafted('Ada');
    expect(JSON.stringify(sessionStorage)).to.not.match(/secret|photo/);
  });

  it('from JSON has the limits of its definition', async () => {
    const server = serveFiles();
    const field = {
      id: 'cv',
      type: 'file',
      title: 'CV',
      accept: '.pdf',
      multiple: true,
      maxFiles: 2,
      maxSize: 0.000001,
    };
    const json = JSON.stringify({ formId: 'f1', fields: [field] });
    const form = await place(`<site-form><script type="application/json">${json}</script></site-form>`);
    await eventually('the code for files', () => list(form));
    expect([input(form).accept, input(form).multiple]).to.deep.equal(['.pdf', true]);
    choose(form, fileOf('ab', 'a.pdf'));
    expect((await send(form)).detail.errors.cv).to.equal(
      'The file a.pdf is too large. The maximum allowed file size is 1 Bytes.',
    );
    choose(form, fileOf('a', '1.pdf'), fileOf('a', '2.pdf'), fileOf('a', '3.pdf'));
    expect((await send(form)).detail.errors.cv).to.equal('Choose at most 2 files.');
    choose(form, fileOf('a', '1.pdf'), fileOf('b', '2.pdf'));
    await send(form);
    expect(sent(server)).to.deep.equal({ cv: ['file-1', 'file-2'] });
  });
});

describe('the list of chosen files', () => {
  it('shows their names and sizes, and removes them', async () => {
    const form = await placeFiles('multiple');
    expect(list(form)?.checkVisibility()).to.equal(false);
    choose(form, fileOf(1536, 'a.bin'), fileOf('b', 'b.txt'));
    expect(list(form)?.querySelector('li')?.textContent).to.include('a.bin').and.include('1.5 KB');
    const remove = list(form)?.querySelector<HTMLElement>('[aria-label="Remove a.bin"]');
    remove?.click();
    expect([...(input(form).files ?? [])].map(({ name }) => name)).to.deep.equal(['b.txt']);
    expect(document.activeElement).to.equal(input(form));
    await expect(form).to.be.accessible();
    form.reset();
    await eventually('the list is empty', () => list(form)?.checkVisibility() === false);
  });

  it('shows names and sizes in their own direction in a right-to-left page', async () => {
    const form = await placeFiles();
    form.dir = 'rtl';
    choose(form, fileOf(1536, 'a.bin'));
    const texts = [...form.querySelectorAll('li bdi, li > :nth-child(2)')];
    expect(texts.map((node) => getComputedStyle(node).direction)).to.deep.equal(['ltr', 'ltr']);
  });

  it('reports a file of another type or size as soon as it is chosen', async () => {
    const form = await placeFiles('accept="image/*,.pdf" data-max-size="0.001"');
    choose(form, fileOf('a'));
    expect(described(input(form))).to.deep.equal([
      'The file beach.txt does not appear to be a supported image or PDF file.',
    ]);
    form.lang = 'de';
    await eventually('the error is in German', () =>
      described(input(form)).includes(
        'Die Datei beach.txt scheint keine unterstützte Datei vom Typ Bild oder PDF zu sein.',
      ),
    );
    form.lang = 'en';
    await eventually('the error is in English', () => described(input(form))[0]?.startsWith('The file beach.txt'));
    choose(form, fileOf(1001, 'a.png', 'image/png'));
    expect(described(input(form))).to.deep.equal([
      'The file a.png is too large. The maximum allowed file size is 1000 Bytes.',
    ]);
    choose(form, fileOf(1000, 'a.png', 'image/png'));
    expect(input(form).hasAttribute('aria-describedby')).to.equal(false);
  });

  it('is filled by a drop on its field, and a drop beside it leaves the page', async () => {
    const form = await placeFiles('multiple');
    const drop = (node: Element | null, type: string): DragEvent => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(fileOf('a', `${type}.txt`));
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      node?.dispatchEvent(event);
      return event;
    };
    const label = form.querySelector('label[for="photo"]');
    expect(drop(label, 'dragover').defaultPrevented).to.equal(true);
    expect(list(form)?.checkVisibility()).to.equal(true);
    drop(label, 'drop');
    expect(drop(label, 'drop').defaultPrevented).to.equal(true);
    expect(input(form).files).to.have.length(2);
    expect(list(form)?.hasAttribute('data-over')).to.equal(false);
  });

  it('is removed with the element', async () => {
    const form = await placeFiles();
    choose(form, fileOf('a'));
    form.remove();
    await Promise.resolve();
    expect(list(form)).to.equal(null);
  });
});

describe('the progress of an upload', () => {
  it('is announced in steps, and can be cancelled by keys without losing the files', async () => {
    let proceed = (): void => undefined;
    const server = serveFiles((method, count) => {
      if (method !== 'PATCH' || count < 4) return undefined;
      return new Promise((resolve) => {
        proceed = () => resolve(undefined as never);
      });
    });
    const form = await placeFiles();
    choose(form, fileOf(4_000_000));
    const failed = once(form, 'site-failed');
    button(form).click();
    await eventually('half of the file has arrived', () => status(form) === 'Uploading files: 50 %');
    expect(list(form)?.querySelector('progress')?.value).to.equal(0.5);
    const cancel = [...(list(form)?.querySelectorAll('button') ?? [])].find((one) => one.checkVisibility());
    expect(cancel?.textContent).to.equal('Cancel upload');
    expect(cancel?.getAttribute('aria-disabled')).to.equal(null);
    cancel?.focus();
    cancel?.click();
    proceed();
    expect((await failed).detail.code).to.equal('file-processing-cancelled');
    await eventually('the message', () => above(form) === 'File processing cancelled');
    expect(input(form).files).to.have.length(1);
    expect(document.activeElement).to.equal(input(form));
    await eventually('the partial file is removed', () => server.fileCalls.includes('DELETE'));
    expect(server.saves).to.deep.equal([]);
    expect(part(form, 'retry')).to.not.equal(null);
  });

  it('is shown in the last step of a form, where the upload can be cancelled', async () => {
    let proceed = (): void => undefined;
    serveFiles((method) => {
      if (method !== 'PATCH') return undefined;
      return new Promise((resolve) => {
        proceed = () => resolve(new Response('{}', { status: 503 }));
      });
    });
    const form = await place(`<site-form><form data-form-id="order" method="post" enctype="multipart/form-data">
      <fieldset data-step><legend>Photos</legend><label>Photo <input name="photo" type="file"></label></fieldset>
      <fieldset data-step><legend>You</legend><label>Name <input name="name"></label></fieldset>
      <p><button>Order</button></p></form></site-form>`);
    const press = async (name: string): Promise<void> => {
      const named = () =>
        [...form.querySelectorAll('button')].find((one) => one.textContent === name && one.checkVisibility());
      await click(await eventually(`the button ${name}`, named));
    };
    const at = (text: string): Promise<boolean> =>
      eventually(text, () => form.querySelector('.site-form-progress')?.textContent === text);
    await at('Step 1 of 2');
    await eventually('the code for files', () => list(form));
    choose(form, fileOf('a'));
    await press('Next');
    await at('Step 2 of 2');
    expect(list(form)?.checkVisibility()).to.equal(false);
    await press('Order');
    await eventually('the progress is visible', () => list(form)?.querySelector('progress')?.checkVisibility());
    await press('Cancel upload');
    proceed();
    await eventually('the upload is cancelled', () => above(form) === 'File processing cancelled');
    expect(document.activeElement).to.equal(button(form));
    await press('Back');
    await at('Step 1 of 2');
    expect(list(form)?.previousElementSibling?.contains(input(form))).to.equal(true);
    expect(list(form)?.textContent).to.contain('beach.txt');
  });
});
