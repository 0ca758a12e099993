/** A page on a slow network, shared by the measures of first renders. */
import { spawnSync } from 'node:child_process';
import { fromRoot } from '../tools/root.ts';
import type { Tab } from './browser.ts';

/** 150 ms and 1.6 Mbit/s, by the DevTools protocol. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };

/** Opens a path with that network. */
export const openSlowly = async (tab: Tab, path: string): Promise<void> => {
  await tab.cdp.send('Network.emulateNetworkConditions', network);
  await tab.open(path);
};

export const moduleTag = (src: string): string => `<script type="module" src="${src}"></script>`;

/** The stylesheet of all elements. */
export const ourSheet = '<link rel="stylesheet" href="/site-elements/site-elements.css">';

export const pageSheet =
  'body { margin: 2rem auto; max-width: 60rem; font: 1rem/1.5 sans-serif } img { max-width: 100%; height: auto }';

export const pathOf = (name: string): string => `/${name.replaceAll(/\W+/g, '-')}`;

interface Page {
  readonly title: string;
  /** Runs before anything else. */
  readonly probe: string;
  readonly head: string;
  readonly body: string;
}

/** The page of an author. */
export const pageOf = ({ title, probe, head, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<script>
  ${probe}
</script>
<link rel="stylesheet" href="/page.css">
${head}
</head>
<body>
<h1>${title}</h1>
${body}
<p>Each picture is drawn by one short script.</p>
</body>
</html>
`;

/** As authors do: the command reads the page and prints lines for its head. */
export const preloadFor = (page: string): string => {
  const command = spawnSync(process.execPath, [fromRoot('dist/cli/main.js'), 'preload', '-'], {
    input: page,
    encoding: 'utf8',
  });
  if (command.status !== 0) throw new Error(`site-elements preload failed: ${command.stderr}`);
  return command.stdout;
};

/**
 * For a page's head: `first(look)` resolves with the milliseconds since the navigation began at which \`look\` first finds
 * something that takes room, looking each frame; `deep(selector)` finds in shadow roots too.
 */
export const probe = `
  const deep = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? deep(selector, shadowRoot) : [])),
  ];
  const first = (look) => new Promise((resolve) => {
    const frame = () => {
      const found = look();
      if (found && found.getBoundingClientRect().height > 0) resolve(performance.now());
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
`;

/** In the page: the time of its first contentful paint, which the browser may report later. */
export const firstPaint = `new Promise((resolve) => {
  const report = (entries) => {
    const entry = entries.getEntriesByName('first-contentful-paint')[0];
    if (entry) resolve(entry.startTime);
  };
  new PerformanceObserver(report).observe({ type: 'paint', buffered: true });
})`;
