/** Pages with fonts, for the tests of `site-elements/fonts`. */
import { type OwnPage, openPage } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';

const { loadFonts, setReporter } = await loadServices();

/** A font with an open licence, of the example site. */
export const file = '/examples/halden/fonts/fraunces.woff2';

/** The same file on another origin: the server of the tests has two names. */
export const foreignFile = `${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}${file}`;

/** The stylesheet of a font service, from the mock API. */
export const serviceUrl = `${location.origin}/mock/fonts.css`;

export interface FontPage extends OwnPage {
  /** Each as `code family help`. */
  readonly failures: string[];
  readonly stop: () => void;
}

/** The context of a page, as markup. */
export const contextOf = (fonts: unknown): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ fonts }).replaceAll('<', '\\u003c')}</script>`;

/** Opens a page with these fonts, and loads them. */
export async function openFontPage(fonts: unknown, body = '', head = ''): Promise<FontPage> {
  const page = await openPage({ head: contextOf(fonts) + head, body });
  const failures: string[] = [];
  setReporter(page.document, ({ code, args }) => failures.push(Object.values({ code, ...args }).join(' ')));
  return { ...page, failures, stop: loadFonts(page.document) };
}

const nameOf = ({ family }: FontFace): string => family.replace(/^(["'])(.*)\1$/, '$2');

/** The families of which the page has faces, without their quotes. */
export const familiesOf = ({ document: page }: OwnPage): readonly string[] => [...new Set([...page.fonts].map(nameOf))];

/** Resolves with the states of the faces of a family, after they have been requested. */
export async function requested({ document: page }: OwnPage, family: string): Promise<readonly string[]> {
  await page.fonts.load(`16px "${family}"`).catch(() => []);
  return [...page.fonts].filter((face) => nameOf(face) === family).map(({ status }) => status);
}

/** The links of a page, apart from those of the test. */
export const linksOf = ({ document: page }: OwnPage): readonly string[] =>
  [...page.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
