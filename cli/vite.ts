/** `site-elements/vite`: a Vite plugin that prerenders the elements of the HTML pages of a build. */
import { pageUrl } from './prerender/page-url.ts';
import { type PrerenderOptions, prerender } from './prerender.ts';

/** The members of Vite's resolved configuration that the plugin reads. */
interface Config {
  readonly logger: { warn(message: string): void };
}

/** The plugin, as Vite uses it. */
export interface SiteElementsPlugin {
  readonly name: string;
  readonly apply: 'build';
  configResolved(config: Config): void;
  readonly transformIndexHtml: {
    readonly order: 'post';
    handler(html: string, page: { readonly path: string }): Promise<string>;
  };
}

/**
 * Creates a plugin for `plugins` in `vite.config.js`. It runs in `vite build`, after Vite has written its own tags, because Vite moves
 * links of stylesheets out of shadow roots. `url` is the URL of the site. Findings are warnings of the build.
 */
export default function siteElements({ url, ...options }: PrerenderOptions = {}): SiteElementsPlugin {
  let warn = (_message: string): void => {};
  return {
    name: 'site-elements',
    apply: 'build',
    configResolved: ({ logger }) => {
      warn = (message) => logger.warn(message);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { path }) {
        const ofPage = url === undefined ? options : { ...options, url: pageUrl(url, path) };
        const { html, findings } = await prerender(page, ofPage);
        for (const { message, help } of findings) warn(`${path}: ${message} ${help}`);
        return html;
      },
    },
  };
}
