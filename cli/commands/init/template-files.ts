/** Reads a template into the files of a new site. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import { version } from '../../version.ts';
import { packageNameOf } from './package-name.ts';
import { type TemplateName, templates } from './templates.ts';

/** Texts by path, relative to the folder of the site, with slashes. */
export type SiteFiles = ReadonlyMap<string, string>;

/** npm leaves files named `.gitignore` out of packages. */
const nameInSite = (path: string): string => path.replace(/(^|\/)_gitignore$/, '$1.gitignore');

/** Reads the files below a folder, as files of `place`. */
async function readFolder(folder: string, place: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.sort().map(async (path): Promise<[string, string]> => {
      const name = nameInSite(withSlashes(relative(folder, path)));
      return [`${place}${name}`, await readFile(path, 'utf8')];
    }),
  );
}

type Versions = Readonly<Record<string, string>>;

/** The fields of a template's `package.json` that are completed. */
interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Completes the `package.json` of a template: its name, and the versions of its dependencies. */
function completeManifest(text: string, folderName: string, versions: Versions): string {
  const manifest: Manifest = JSON.parse(text);
  const taken: string[] = [];
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(dependencies ?? {})) {
      const pinned = name === 'site-elements' ? version : versions[name];
      if (pinned === undefined) throw new Error(`templates/versions.json has no version of ${name}.`);
      Object.assign(dependencies ?? {}, { [name]: pinned });
      taken.push(name);
    }
  manifest.name = packageNameOf(folderName, taken);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the files of a new site in a folder with this name. `package.json` is the last one. */
export async function templateFiles(template: TemplateName, folderName: string): Promise<SiteFiles> {
  const root = join(await packageRoot(), 'templates');
  const versions: Versions = JSON.parse(await readFile(join(root, 'versions.json'), 'utf8'));
  const files = new Map([
    ...(await readFolder(join(root, template), '')),
    ...(await readFolder(join(root, 'shared'), `${templates[template].shared}/`)),
  ]);
  const manifest = files.get('package.json');
  if (manifest === undefined) throw new Error(`The template ${template} has no package.json.`);
  files.delete('package.json');
  return files.set('package.json', completeManifest(manifest, folderName, versions));
}
