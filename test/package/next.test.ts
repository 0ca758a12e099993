/** A Next.js project as the guide documents: React hydrates prerendered pages silently, and elements work after a navigation. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, it } from 'node:test';
import { promisify } from 'node:util';
import { fromRoot } from '../../tools/root.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { serve } from '../support/serve.ts';
import { install, pack } from './project.ts';

const run = promisify(execFile);
/** The time limit for a page, long enough for a busy machine. */
const patience = 90_000;

const [, guide = ''] = readFileSync(fromRoot('docs/prerendering.md'), 'utf8').split('\n## Next.js\n');
const [, component = '', page = ''] = [...guide.matchAll(/```(?:json|jsx)\n(.+?)```/gs)].map(([, code]) => code);

const files: Readonly<Record<string, string>> = {
  'next.config.mjs':
    "export default { output: 'export', trailingSlash: true, serverExternalPackages: ['site-elements'] };",
  'app/layout.jsx': `export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/site-elements/site-elements.css" />
        <script type="module" src="/site-elements/site.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}`,
  'app/counter.jsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" id="counter" onClick={() => setCount(count + 1)}>{count}</button>;
}`,
  'app/page.jsx': `import Link from 'next/link';
import { Counter } from './counter.jsx';
export default function Home() {
  return (
    <main>
      <site-gallery design="carousel" slides-per-row="1">
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Leeward" width="3" height="2" />
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Ridgeline" width="3" height="2" />
      </site-gallery>
      <Counter />
      <Link id="next" href="/print/">Print</Link>
    </main>
  );
}`,
  'app/print/prerendered.jsx': component,
  'app/print/page.jsx': page,
};

async function build(): Promise<string> {
  const { folder, installed } = await install(await pack());
  for (const name of ['next', 'react', 'react-dom']) {
    const place = join(folder, 'node_modules', name);
    await symlink(fromRoot(`test/package/node_modules/${name}`), place, 'junction');
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await cp(join(installed, 'dist/cdn/current'), join(folder, 'public/site-elements'), { recursive: true });
  const env = { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const node = (script: string, ...args: readonly string[]) =>
    run(process.execPath, [script, ...args], { cwd: folder, env });
  // Turbopack does not follow the links to the installed packages.
  await node(fromRoot('test/package/node_modules/next/dist/bin/next'), 'build', '--webpack');
  await node(join(installed, 'dist/cli/main.js'), 'prerender', 'out', '--out', 'out');
  return join(folder, 'out');
}

const output = await build();
const address = await serve(fromRoot('dist/cli/main.js'), output);
const browser = await launchChromium();
after(() => browser.close());

/** Opens a page, and collects what it reports in the console. */
async function open(path: string) {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(patience);
  const reported: string[] = [];
  tab.on('console', (message) => reported.push(`${message.type()}: ${message.text()}`));
  tab.on('pageerror', (error) => reported.push(String(error)));
  await tab.goto(new URL(path, address).href, { waitUntil: 'load' });
  return { tab, reported };
}

/** A script that returns the text of a part in the shadow root of an element. */
const partText = (selector: string, part: string): string =>
  `document.querySelector('${selector}')?.shadowRoot?.querySelector('[part~="${part}"]')?.textContent`;

it('hydrates an exported page silently, and its elements are the prerendered ones', async () => {
  assert.match(
    await readFile(join(output, 'index.html'), 'utf8'),
    /<site-gallery [^>]+><template [^>]*data-site-prerendered/,
  );
  const { tab, reported } = await open('/');
  await tab.evaluate('window.first = document.querySelector("site-gallery").shadowRoot.firstElementChild');
  const counter = await tab.waitForSelector('#counter');
  await tab.waitForFunction(() => {
    // Clicks before React has hydrated the page have no effect.
    document.querySelector<HTMLElement>('#counter')?.click();
    return document.querySelector('#counter')?.textContent !== '0';
  });
  assert.ok(counter);
  assert.equal(
    await tab.evaluate('document.querySelector("site-gallery").shadowRoot.querySelector("[data-site-view]") !== null'),
    true,
  );
  await tab.close();
  assert.deepEqual(reported, []);
});

it('renders elements after a navigation in the browser as on a page that is not prerendered', async () => {
  const { tab, reported } = await open('/');
  await tab.click('#next');
  await tab.waitForFunction(`location.pathname === '/print/' && document.querySelector('site-dialog')`);
  await tab.evaluate('document.querySelector("site-dialog").setAttribute("open", "")');
  await tab.waitForFunction(`${partText('site-dialog', 'title')} === 'Delete?'`);
  assert.equal(await tab.evaluate('document.querySelector("template")'), null);
  await tab.close();
  assert.deepEqual(reported, []);
});

it('hydrates markup that a server component has prerendered silently', async () => {
  const { tab, reported } = await open('/print/');
  assert.equal(await tab.evaluate(partText('site-dialog', 'title')), 'Delete?');
  await tab.evaluate('document.querySelector("site-dialog").setAttribute("open", "")');
  await tab.waitForFunction(
    `document.querySelector('site-dialog').shadowRoot.querySelector('dialog').matches(':modal')`,
  );
  assert.equal(await tab.evaluate('document.querySelector("template")'), null);
  await tab.close();
  assert.deepEqual(reported, []);
});
