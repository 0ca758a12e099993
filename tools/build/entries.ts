import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { exportedModules } from '../package-json.ts';
import { fromRoot, root } from '../root.ts';

/** Names of outputs and the source file of each. */
export type Entries = Readonly<Record<string, string>>;

const find = (pattern: string): string[] => globSync(pattern, { cwd: root, ignore: ['**/node_modules/**'] }).sort();

/**
 * Returns output names by source path. Two sources with the same name are an error, because one would overwrite the
 * other.
 */
const entriesFrom = (files: readonly string[], name: (file: string) => string): Entries => {
  const entries: Record<string, string> = {};
  for (const file of files) {
    const taken = entries[name(file)];
    if (taken) throw new Error(`Two entries are named "${name(file)}": ${taken} and ${fromRoot(file)}. Rename one.`);
    entries[name(file)] = fromRoot(file);
  }
  return entries;
};

const withoutExtension = (file: string): string => file.replace(/\.tsx?$/, '');

const sourcePattern = (built: string): string => built.replace('./dist/', '').replace(/\.js$/, '.{ts,tsx}');

const isOfCommand = (built: string): boolean => built.startsWith('./dist/cli/');

/** Returns the modules that the package exports for pages, each under its own path, for the bundler of the user. */
export const libraryEntries = (): Entries =>
  entriesFrom(
    exportedModules.filter((built) => !isOfCommand(built)).flatMap((built) => find(sourcePattern(built))),
    withoutExtension,
  );

/** One chunk for each element, named by its tag: `elements/dialog/define.ts` is `site-dialog`. */
export const elementEntries = (): Entries =>
  entriesFrom(find('elements/*/define.ts'), (file) => `site-${basename(dirname(file))}`);

/**
 * The scripts of prerendered elements without React: `elements/cookie-banner/inline-script.ts`, which pages contain, is
 * `cookie-banner-inline` for pages whose policy refuses it, and `idle-script.ts` is `cookie-banner-idle`.
 */
export const companionEntries = (): Entries =>
  entriesFrom(
    find('elements/*/{inline,idle}-script.ts'),
    (file) => `${basename(dirname(file))}-${basename(file).replace('-script.ts', '')}`,
  );

/** Existing modules of the page runtime that pages load by name. */
const pageModules: Readonly<Record<string, string>> = {
  'core/page/loader.ts': 'site',
  'core/page/runtime.ts': 'site-page',
  'core/page/shopping-cart.ts': 'site-shopping-cart',
  'core/page/members.ts': 'site-members',
  'core/page/modules.ts': 'site-modules',
  'core/page/logout-notice.ts': 'site-logout',
  'core/page/system-error.ts': 'site-system-error',
  'core/page/tracking/from-markup.ts': 'site-tracking',
  'core/page/experiments.ts': 'site-experiments',
  'core/page/fonts/from-markup.ts': 'site-fonts',
  'core/page/fonts/measure.ts': 'site-fonts-measure',
  'core/page/prerendered.ts': 'prerendered',
  'core/page/tracking/errors.ts': 'site-tracking-errors',
  'core/page/tracking/performance.ts': 'site-tracking-performance',
  'core/page/tracking/recording.ts': 'site-tracking-recording',
  'core/page/tracking/mouse-positions.ts': 'site-tracking-mouse-positions',
  'core/page/tracking/events/from-markup.ts': 'site-tracking-events',
};

/**
 * The loader of elements (`site`), the page runtime (`site-page`), the cart (`site-shopping-cart`), members (`site-members`), modules of
 * the author (`site-modules`), the logout notice (`site-logout`), system errors (`site-system-error`), experiments (`site-experiments`),
 * fonts (`site-fonts`) and the tool that measures their fallbacks (`site-fonts-measure`), the measuring of visits (`site-tracking`), error
 * reports (`site-tracking-errors`), events (`site-tracking-events`),
 * performance records (`site-tracking-performance`), session recording (`site-tracking-recording`), positions of the mouse
 * (`site-tracking-mouse-positions`) and what the loader imports on prerendered pages (`prerendered`).
 */
export const pageEntries = (): Entries =>
  entriesFrom(find(`{${Object.keys(pageModules).join()}}`), (file) => pageModules[file] ?? file);

/** Scripts that authors write into their pages, or that the loader imports before all others. */
export const inlineEntries = (): Entries => ({
  'announcement-bar': fromRoot('elements/announcement-bar/inline-script.ts'),
  'consent-mode': fromRoot('core/page/consent-mode.ts'),
  animations: fromRoot('core/page/animations/inline-script.ts'),
  fonts: fromRoot('core/page/fonts/inline-script.ts'),
  experiments: fromRoot('core/page/experiments/inline-script.ts'),
});

/** Modules that only browser tests load: `fixtures/counter.fixture.tsx` anywhere under `test/` is `counter`. */
export const fixtureEntries = (): Entries =>
  entriesFrom(find('test/**/fixtures/*.fixture.{ts,tsx}'), (file) => basename(file).replace(/\.fixture\.tsx?$/, ''));

/** Pages of frameworks that contain the elements, for browser tests: `test/hosts/frameworks/vue.ts` is `vue`. */
export const hostEntries = (): Entries =>
  entriesFrom(find('test/hosts/frameworks/*.ts'), (file) => basename(file, '.ts'));

/** The command, its engine for others, and the threads that it starts, which share chunks. */
export const commandEntries = (): Entries =>
  entriesFrom(find('cli/{main,start,lint,mock,prerender,vite,astro,thread}.ts'), (file) =>
    withoutExtension(file).replace('cli/', ''),
  );

/** Scripts of the pages that the command shows: `cli/mock/inspector/client/main.ts` is `inspector`. */
export const clientEntries = (): Entries =>
  entriesFrom(find('cli/**/client/main.ts'), (file) => basename(dirname(dirname(file))));

/** The number of a stylesheet in this order: what an element adopts when it is defined comes before the rest, of its lazy modules. */
function adoptionOrder(file: string): number {
  const order = ['/base.css', '/ui/', '/layout.css', `/${basename(dirname(file))}.css`];
  const at = order.findIndex((part) => file.includes(part));
  return at < 0 ? order.length : at;
}

/** The stylesheets of shadow roots, in the order in which elements adopt them. Those of prerendered roots only are last. */
export const shadowSheets = (): string[] => {
  // The rule of empty.css would hide the hosts of all views, also of those that do not name it.
  const sheets = find('{core/element,elements}/**/*.css').filter((file) => !/\/(page|empty)\.css$/.test(file));
  const isLast = (file: string): boolean => file.endsWith('/prerendered.css');
  const ordered = sheets.filter((file) => !isLast(file)).sort((a, b) => adoptionOrder(a) - adoptionOrder(b));
  return [...ordered, ...sheets.filter(isLast)];
};

/** The stylesheets outside of shadow roots, tokens first. */
export const pageSheets = (): string[] => [
  ...find('core/page/tokens.css'),
  ...find('core/page/loader/sheet-mark.css'),
  ...find('core/page/animations.css'),
  ...find('elements/*/layout.css'),
  ...find('elements/*/page.css'),
];
