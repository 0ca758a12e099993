/** Tests how forms of served pages are found, which the mock API needs to validate submissions. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { servedForms } from '../../../cli/serve/served-forms.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
after(() => rm(folder, { recursive: true }));

const find = servedForms(folder);

async function onPage(markup: string, id: string) {
  await writeFile(join(folder, 'contact.html'), `<!doctype html><title>Contact</title>${markup}`);
  const form = await find(id, '/contact');
  return form && { ...form, fields: form.fields?.map((one) => [one.id, one.type, one.required]) };
}

const fields = '[{"id": "mail", "type": "email", "required": true}]';
const mail = [['mail', 'email', true]];

describe('the forms of a served page', () => {
  it("are found by the id of the author's markup", async () => {
    const markup = '<site-form form-id="contact"><form><input type="email" name="mail" required></form></site-form>';
    assert.deepEqual(await onPage(markup, 'contact'), { id: 'contact', fields: mail, hasCaptcha: false });
    assert.equal(await onPage(markup, 'another'), undefined);
  });

  it('are found by the JSON inside them, with its id or that of the element', async () => {
    const json = (text: string) => `<script type="application/json">${text}</script>`;
    const named = `<site-form form-id="contact">${json(fields)}</site-form>`;
    assert.deepEqual((await onPage(named, 'contact'))?.fields, mail);
    const own = `<site-form>${json(`{"formId": "own", "fields": ${fields}}`)}</site-form>`;
    assert.deepEqual((await onPage(own, 'own'))?.fields, mail);
    const attribute = `<site-form form-id="contact" fields='${fields}'></site-form>`;
    assert.deepEqual((await onPage(attribute, 'contact'))?.fields, mail);
  });

  it('have a captcha if they contain one with a site key', async () => {
    const form = (inside: string) =>
      `<site-form form-id="contact"><form><input name="name">${inside}</form></site-form><site-captcha site-key="k"></site-captcha>`;
    assert.equal((await onPage(form('<site-captcha site-key="k"></site-captcha>'), 'contact'))?.hasCaptcha, true);
    assert.equal((await onPage(form('<site-captcha></site-captcha>'), 'contact'))?.hasCaptcha, false);
  });

  it('are not searched for outside of the folder, nor in files that are not pages', async () => {
    assert.equal(await find('contact', '/../contact'), undefined);
    assert.equal(await find('contact', '/missing'), undefined);
    await writeFile(join(folder, 'data.json'), fields);
    assert.equal(await find('contact', '/data.json'), undefined);
  });
});
