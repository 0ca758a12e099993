/** `site-elements/astro`: an Astro integration that prerenders the elements of the pages that Astro has written. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageUrl } from './prerender/page-url.ts';
import { type PrerenderOptions, prerender } from './prerender.ts';
import { listFiles } from './run/glob-files.ts';

/** The members of the objects that Astro passes to hooks. */
interface ConfigDone {
  readonly config: { readonly site?: string | undefined; readonly base: string };
}
interface BuildDone {
  readonly dir: URL;
  readonly logger: { warn(message: string): void };
}

/** The integration, as Astro uses it. */
export interface SiteElementsIntegration {
  readonly name: string;
  readonly hooks: {
    'astro:config:done'(done: ConfigDone): void;
    'astro:build:done'(done: BuildDone): Promise<void>;
  };
}

/**
 * Creates an integration for `integrations` in `astro.config.mjs`. `url` is the URL of the site; by default, Astro's `site` and `base`.
 * Findings are warnings of the build. Pages that are rendered on request are not changed.
 */
export default function siteElements({ url: given, ...options }: PrerenderOptions = {}): SiteElementsIntegration {
  let url = given;
  return {
    name: 'site-elements',
    hooks: {
      'astro:config:done'({ config: { site, base } }) {
        if (site !== undefined) url ??= new URL(base, site).href;
      },
      async 'astro:build:done'({ dir, logger }) {
        const folder = fileURLToPath(dir);
        for (const file of await listFiles(folder, ['**/*.html'])) {
          const place = relative(folder, file);
          const page = await readFile(file, 'utf8');
          const { html, findings } = await prerender(
            page,
            url === undefined ? options : { ...options, url: pageUrl(url, place) },
          );
          for (const { message, help } of findings) logger.warn(`${place}: ${message} ${help}`);
          if (html !== page) await writeFile(file, html);
        }
      },
    },
  };
}
