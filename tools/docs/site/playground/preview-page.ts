/**
 * The script of the preview, a classic script because modules need permission of the server in an opaque origin. Writes the
 * source of the author as a separate page, with the elements, and reports problems to the playground.
 */
import { maxProblemLength, type PreviewReport, type PreviewRequest, type RenderRequest } from './preview-messages.ts';

/** The origin of the docs, which is not the origin of this page: that is opaque. */
const docsOrigin = new URL(location.href).origin;

const post = (report: PreviewReport): void => parent.postMessage(report, docsOrigin);

const reportProblem = (text: string): void => post({ type: 'problem', text: text.slice(0, maxProblemLength) });

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}');

/** The exports of the modules that pages import by name. */
const modules: Readonly<Record<string, readonly string[]>> = readJson('modules');

/** Returns the source of a module with the exports of one that is in the bundle of the elements. */
const moduleSource = (name: string, exported: readonly string[]): string =>
  [
    `const { ${JSON.stringify(name)}: found } = globalThis.siteElementsModules;`,
    ...exported.map((key) => `export const ${key} = found.${key};`),
  ].join('\n');

/** Lets imports from `/site-elements/` find the bundle: the server does not let an opaque origin load modules. */
function importMap(): string {
  const imports = Object.entries(modules).flatMap(([name, exported]) => {
    const url = URL.createObjectURL(new Blob([moduleSource(name, exported)], { type: 'text/javascript' }));
    return [`/site-elements/${name}.js`, `/site-elements/slim/${name}.js`].map((path) => [path, url]);
  });
  return JSON.stringify({ imports: Object.fromEntries(imports) });
}

const bundles = { slim: '../../site-elements/slim/', react: '../../site-elements/' } as const;

function pageOf({ source, build, scheme }: RenderRequest, policy: string): string {
  return `<!doctype html><html lang="en" style="color-scheme: ${scheme}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>
<link rel="stylesheet" href="${bundles[build]}site-elements.css"><link rel="stylesheet" href="../assets/example.css">
<script type="importmap">${importMap()}</script><script defer src="../assets/playground/preview-${build}.js"></script>
${source}`;
}

/** WebKit hides the texts of errors in an opaque origin. */
const errorText = ({ message }: ErrorEvent): string =>
  message === 'Script error.' ? 'A script has an error, whose text this browser hides.' : message;

const describe = (value: unknown): string => (value instanceof Error ? value.message : String(value));

function listenForProblems(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) reportProblem(errorText(event));
      else if (target instanceof Element) reportProblem(`Not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(describe(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    reportProblem(`The preview does not load ${blockedURI} (${effectiveDirective}).`),
  );
  document.addEventListener('site-error', (event) => {
    // Our elements dispatch no other event with this name.
    const { code } = Object((event as CustomEvent).detail);
    reportProblem(`site-error: ${code}`);
  });
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values) => reportProblem(values.map(describe).join(' '));
  }
}

const isFromPlayground = ({ source, origin }: MessageEvent): boolean => source === parent && origin === docsOrigin;

function listenForScheme(): void {
  addEventListener('message', (event: MessageEvent<PreviewRequest>) => {
    if (isFromPlayground(event) && event.data.type === 'scheme')
      document.documentElement.style.colorScheme = event.data.scheme;
  });
}

function render(request: RenderRequest): void {
  const policy = document.querySelector<HTMLMetaElement>('[http-equiv="Content-Security-Policy"]')?.content ?? '';
  // Removes all listeners.
  document.open();
  listenForProblems();
  listenForScheme();
  addEventListener('scroll', () => post({ type: 'scrolled', top: scrollY }), { passive: true });
  document.addEventListener('DOMContentLoaded', () =>
    // After the scripts of the page that run on the same event.
    setTimeout(() => {
      scrollTo({ top: request.top, behavior: 'instant' });
      post({ type: 'rendered' });
    }),
  );
  document.write(pageOf(request, policy));
  document.close();
}

addEventListener('message', (event: MessageEvent<PreviewRequest>) => {
  if (isFromPlayground(event) && event.data.type === 'render') render(event.data);
});
post({ type: 'ready' });
