/** Writes each example as a page, with scripts and styles in files, as a strict policy requires. */
import { listed } from '../../test/silence/listed.ts';

/** The bundles, relative to the examples: next to the docs, as `serve` provides them. */
const bundles = '../../site-elements/slim/';

export interface Example {
  /** The name of its page, such as `gallery-3`. */
  readonly name: string;
  /** The title of its frame. */
  readonly title: string;
  readonly code: string;
}

const frames = listed.filter(({ by, kind }) => by === 'video' && kind === 'request to others').map(({ name }) => name);

/** The policy of every page of the docs. Video players are the only third parties, and are contacted on click. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  `frame-src 'self' ${frames.map((host) => `https://${host}`).join(' ')}`,
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types site-elements',
].join('; ');

const script = /<script type="module">\n?([\s\S]*?)<\/script>\n?/g;
const style = /<style>\n?([\s\S]*?)<\/style>\n?/g;

const withBundles = (text: string): string => text.replaceAll('/site-elements/', bundles);

const contents = (code: string, pattern: RegExp): string =>
  [...code.matchAll(pattern)].map(([, text = '']) => text).join('\n');

/** The files of an example, by name. */
export function exampleFiles({ name, title, code }: Example): ReadonlyMap<string, string> {
  const css = contents(code, style);
  const js = withBundles(contents(code, script));
  const markup = withBundles(code.replace(script, '').replace(style, '')).trim();
  const sheet = css === '' ? '' : `\n    <link rel="stylesheet" href="${name}.css">`;
  const module = js === '' ? '' : `\n    <script type="module" src="${name}.js"></script>`;
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${bundles}site-elements.css">
    <link rel="stylesheet" href="../assets/example.css">${sheet}
    <script type="module" src="${bundles}site.js"></script>${module}
  </head>
  <body>
    <main>
${markup}
    </main>
  </body>
</html>
`;
  const files = new Map([[`${name}.html`, html]]);
  if (css !== '') files.set(`${name}.css`, css);
  if (js !== '') files.set(`${name}.js`, js);
  return files;
}
