/** The script tags of a page that load something of this package. */
import { type Page, type PageElement, textOf } from '../lint/page/page.ts';

export interface OwnScript {
  /** The address up to the file, with the slash at its end; empty where the file lies beside the page. */
  readonly folder: string;
  /** `site.js` is the loader, `site-gallery.js` one element. */
  readonly file: string;
  /** The nonce that the Content Security Policy of the page allows; empty if the script has none. */
  readonly nonce: string;
  /** Whether the server gets the visitor's cookies from another origin too. */
  readonly isWithCredentials: boolean;
}

const address = /^(?<folder>[^?#]*\/)?(?<file>site(?:-[a-z0-9-]+)?\.js)(?:[?#].*)?$/;

export const loaderFile = 'site.js';

const read = (script: PageElement): OwnScript | undefined => {
  const { folder = '', file } = address.exec(textOf(script, 'src').trim())?.groups ?? {};
  if (file === undefined || textOf(script, 'type').toLowerCase() !== 'module') return undefined;
  const isWithCredentials = textOf(script, 'crossorigin').toLowerCase() === 'use-credentials';
  return { folder, file, nonce: textOf(script, 'nonce'), isWithCredentials };
};

/** In the order of the page. What a script imports in its text is not looked at. */
export const ownScripts = ({ elements }: Page): readonly OwnScript[] =>
  elements.flatMap((element) => (element.name === 'script' ? (read(element) ?? []) : []));

/** Whether the files in that folder are of the slim build. */
export const isSlim = (folder: string): boolean => /(^|\/)slim\/$/.test(folder);

/** The version that is a folder of the URL: `https://cdn.example/site-elements/1.2.3/`. */
export const versionIn = (folder: string): string | undefined =>
  /\/(?<version>\d+\.\d+\.\d+[^/]*)\//.exec(folder)?.groups?.version;
