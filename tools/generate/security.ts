import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { fromRoot } from '../root.ts';

export const securityFile = fromRoot('SECURITY.md');

interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const lockfile: { readonly packages: Readonly<Record<string, Locked & { devDependencies?: Record<string, string> }>> } =
  JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));

const direct: readonly string[] = Object.keys(lockfile.packages['']?.devDependencies ?? {});

const imported = /(?:from|import)\s?\(?'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g;

/** Returns the packages that files of the product import. */
function importedPackages(): readonly string[] {
  const files = globSync('{cli,core,elements}/**/*.{ts,tsx}', { cwd: fromRoot('.') });
  const names = files.flatMap((file) =>
    [...readFileSync(fromRoot(file), 'utf8').matchAll(imported)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => direct.includes(name) && !name.startsWith('@types/'));
}

/** Returns the place of a package that the package at `from` requires. */
function placeOf(name: string, from: string): string {
  const nested = `${from}/node_modules/${name}`;
  return nested in lockfile.packages ? nested : `node_modules/${name}`;
}

/** Adds a package and all that it requires to `places`. */
function collect(place: string, places: Set<string>): void {
  if (places.has(place)) return;
  places.add(place);
  for (const name of Object.keys(lockfile.packages[place]?.dependencies ?? {})) collect(placeOf(name, place), places);
}

/** Returns the places of all packages whose code can be in the bundles. */
function bundledPlaces(): ReadonlySet<string> {
  const places = new Set<string>();
  for (const name of importedPackages()) collect(`node_modules/${name}`, places);
  return new Set([...places].filter((place) => !place.includes('node_modules/@types/')));
}

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

const table = (places: Iterable<string>): string =>
  [...places]
    .map((place) => `| \`${nameOf(place)}\` | ${lockfile.packages[place]?.version} |`)
    .sort()
    .join('\n');

/** Returns the dependencies section. `date` is that of the versions. */
function dependencies(date: string): string {
  const bundled = bundledPlaces();
  const others = direct.map((name) => `node_modules/${name}`).filter((place) => !bundled.has(place));
  return `## Dependencies

The package depends on no other package: the code of others is bundled, and \`licenses.txt\` beside each bundle names it.
React and React DOM are optional peer dependencies. All versions are exact, and \`package-lock.json\` pins every package with a
checksum.

These are the versions of ${date}. To compare them with the advisories of today, run \`npm audit\` in a clone of the repository.
No advisory list is checked offline: the packages on npm for that (\`retire\`, \`@renovatebot/osv-offline\`) contain no list, but
download one when they run.

Packages whose code can be in the bundles:

| package | version |
| --- | --- |
${table(bundled)}

Other packages, which the build, the docs and the tests use:

| package | version |
| --- | --- |
${table(others)}
`;
}

const introduction = `# Security

<!-- The tables are written by npm run generate. -->

## Report a vulnerability

Report it privately: open the Security tab of the repository and choose "Report a vulnerability". Do not open a public issue, and
do not include data of real visitors. Describe:

- the version of site-elements, and whether you use the bundles, the modules or the command;
- the page, configuration or request that shows the vulnerability, as small as possible;
- what an attacker can do with it, and under which conditions.

The answer contains the assessment and, if the report is confirmed, the date of the fix. The report is published with the release
that fixes it, and credits you if you want that.

## Supported versions

The latest release gets fixes. Before version 1.0 there are none for earlier releases.

## What counts

[Security](docs/security.md) describes what the elements and the development server protect, and which sources they trust.
Examples of vulnerabilities:

- text of a visitor, an author or a server runs as script, or leaves its element;
- a frame or a provider is contacted before the visitor agrees;
- \`serve\` sends a file outside of the folder, or answers a page of another site;
- \`check\`, \`validate\` or \`serve\` hang or run out of memory because of one file or request.

`;

/** The date in a text, or today. */
const dateIn = (text: string): string =>
  /These are the versions of (\d{4}-\d\d-\d\d)\./.exec(text)?.[1] ?? new Date().toISOString().slice(0, 10);

const pageAt = (date: string): string => `${introduction}${dependencies(date)}`;

/** Returns SECURITY.md. The date stays as long as no version changes. */
export function securityPage(present: string): string {
  const same = pageAt(dateIn(present));
  return same === present ? same : pageAt(dateIn(''));
}
