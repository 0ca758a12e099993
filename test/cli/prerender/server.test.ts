/** `site-elements/prerender` on a server: pages at the same time, streams, and nothing left in the process. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { PrerenderFinding } from '../../../cli/prerender.ts';
import { fromRoot } from '../../../tools/root.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const built = pathToFileURL(fromRoot('dist/cli/prerender.js')).href;
const { prerender, prerenderStream }: typeof import('../../../cli/prerender.ts') = await import(built);

const page = (body: string): string => `<!DOCTYPE html>\n<html lang="en"><body>${body}</body></html>\n`;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Sends chunks one after the other, and returns what has been passed on after each of them and at the end. */
async function stream(chunks: readonly (string | Uint8Array)[], options = {}): Promise<readonly string[]> {
  const { readable, writable } = prerenderStream(options);
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  const received: string[] = [];
  let waiting = reader.read();
  for (const chunk of chunks) {
    await writer.write(chunk);
    const next = await Promise.race([waiting, new Promise<undefined>((resolve) => setImmediate(resolve, undefined))]);
    received.push(next?.value ? Buffer.from(next.value).toString('latin1') : '');
    if (next) waiting = reader.read();
  }
  const end = writer.close();
  let rest = '';
  for (let part = await waiting; !part.done; part = await reader.read())
    rest += Buffer.from(part.value).toString('latin1');
  await end;
  return [...received, rest];
}

const streamed = async (chunks: readonly (string | Uint8Array)[]): Promise<string> =>
  Buffer.from((await stream(chunks)).join(''), 'latin1').toString();

it('importing and prerendering leaves nothing behind in the process', async () => {
  const script = `
    const before = Reflect.ownKeys(globalThis);
    const { prerender } = await import('${built}');
    const { html } = await prerender('<site-gallery design="carousel"><img alt="A" src="a.png"></site-gallery>');
    const left = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key));
    console.log(JSON.stringify([html.includes('<template'), left.map(String), process.eventNames().map(String)]));`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  const without = await run(process.execPath, [
    '--input-type=module',
    '-e',
    'console.log(JSON.stringify(process.eventNames().map(String)))',
  ]);
  assert.deepEqual(JSON.parse(stdout), [true, [], JSON.parse(without.stdout)]);
});

it('20 pages with different contexts, languages and URLs at the same time are as one after the other', async () => {
  const jobs = Array.from({ length: 20 }, (_, number) => ({
    html: page(
      `<div lang="${number % 2 ? 'de' : 'en'}"><site-map></site-map><site-dialog dialog-title="${number}"></site-dialog><site-video><a href="film-${number}.mp4">Film</a></site-video></div>`,
    ),
    options: {
      url: `https://shop-${number}.example/films/`,
      context: { website: { location: { addressTitle: `Town ${number}`, mapLat: number, mapLng: number } } },
    },
  }));
  const together = await Promise.all(jobs.map(({ html, options }) => prerender(html, options)));
  for (const [number, { html, options }] of jobs.entries()) {
    assert.deepEqual(together[number], await prerender(html, options));
    assert.match(together[number]?.html ?? '', new RegExp(`Town ${number}<`));
  }
});

it('a URL that is not valid is the error of the caller', async () => {
  await assert.rejects(prerender('<p>', { url: '/page' }), { name: 'UserError', code: 'prerender-url-invalid' });
});

describe('a streamed page', () => {
  const head = '<!DOCTYPE html><title>Shop</title><p>Prints from Halden, ';
  const dialog = '<site-dialog dialog-title="Sure?">Grüße 🖨</site-dialog><p>End';

  it('arrives at once up to its first element, then at its end', async () => {
    const chunks = [head, 'made by hand.<si', `te-dialog${dialog.slice(12)}`, '</html>'];
    const [first, second, ...others] = await stream(chunks);
    assert.equal(first, head);
    assert.equal(second, 'made by hand.');
    assert.deepEqual(others.slice(0, 2), ['', '']);
    const whole = Buffer.from([first, second, ...others].join(''), 'latin1').toString();
    assert.equal(whole, (await prerender(chunks.join(''))).html);
  });

  it('is the same however it is cut, also within a character', async () => {
    const source = bytesOf(`\ufeff${head}<b>sit</b> <s><site>${dialog}`);
    const { html } = await prerender(Buffer.from(source).toString());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(source.length), { maxLength: 6 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), source.length];
        const chunks = places.slice(1).map((end, index) => source.subarray(places[index], end));
        assert.equal(await streamed(chunks), html);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('without an element arrives as it is, chunk by chunk', async () => {
    assert.deepEqual(await stream(['<p>a <', 'b>c</b> <si']), ['<p>a ', '<b>c</b> ', '<si']);
  });

  it('with bytes that are not UTF-8 stays as it is', async () => {
    const source = Buffer.concat([bytesOf('<site-dialog>Gr'), Buffer.from([0xfc]), bytesOf('n</site-dialog>')]);
    assert.equal((await stream([source])).join(''), source.toString('latin1'));
  });

  it('reports findings', async () => {
    const findings: PrerenderFinding[] = [];
    await stream(['<site-dialog dialog-style="shout"></site-dialog>'], {
      onFinding: (finding: PrerenderFinding) => findings.push(finding),
    });
    assert.deepEqual(
      findings.map(({ code, help }) => [code, help]),
      [['prerender-value-ignored', 'Correct the value. The element uses its default, as in the browser.']],
    );
  });
});
