/** Examples as pages of their own: what an author writes into one file, in the files that a strict policy asks for. */
import { listed } from '../../test/silence/listed.ts';

/** Where the bundles are, from the folder of the examples: beside the docs, as `serve` has them. */
const bundles = '../../site-elements/slim/';

export interface Example {
  /** The name of its page: `gallery-3`. */
  readonly name: string;
  /** What the frame around it is called. */
  readonly title: string;
  readonly code: string;
}

const frames = listed.filter(({ by, kind }) => by === 'video' && kind === 'request to others').map(({ name }) => name);

/** The policy of every page of the docs. Only the players of videos are others', and nobody contacts them before a click. */
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

/** The files of an example, by their names. */
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
