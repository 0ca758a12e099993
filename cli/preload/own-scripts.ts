/** Finds the script tags of a page that load files of this package. */
import { type Page, type PageElement, textOf } from '../lint/page/page.ts';

export interface OwnScript {
  /** The URL up to the file name, with the slash at its end; empty if the file is beside the page. */
  readonly folder: string;
  /** `site.js` is the loader, `site-gallery.js` one element. */
  readonly file: string;
  /** The nonce that the Content Security Policy of the page allows; empty if the script has none. */
  readonly nonce: string;
  /** Whether the browser sends cookies also to a server of another origin. */
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

/** Returns the scripts in the order of the page. Imports inside inline scripts are ignored. */
export const ownScripts = ({ elements }: Page): readonly OwnScript[] =>
  elements.flatMap((element) => (element.name === 'script' ? (read(element) ?? []) : []));

/** Whether the files in that folder are of the slim build. */
export const isSlim = (folder: string): boolean => /(^|\/)slim\/$/.test(folder);

const versionedFolder = /^(?:site-elements[@-])?(?<version>\d+\.\d+\.\d+(?:[^\d].*)?)$/;

/** Returns the version in the URL of a folder: `/site-elements/1.2.3/`, `/site-elements-1.2.3/` or `/site-elements@1.2.3/`. */
export const versionIn = (folder: string): string | undefined =>
  folder
    .split('/')
    .map((part) => versionedFolder.exec(part)?.groups?.version)
    .find((version) => version !== undefined);
