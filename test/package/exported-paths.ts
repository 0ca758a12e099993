import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

type Target = string | { readonly default?: string };

const fileOf = (target: Target): string | undefined => (typeof target === 'string' ? target : target.default);

/** The values of the star in a pattern: one name for each existing file. */
const namesFor = (pattern: string, files: readonly string[]): string[] => {
  const [before = '', after = ''] = pattern.split('*');
  return files
    .map((file) => `./${file}`)
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length));
};

/** Every path under which Node can import something of the package: `site-elements/dialog`; patterns are spelled out. */
export const exportedPaths = (installed: string): string[] => {
  const { exports }: { exports: Record<string, Target> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  const files = globSync('**', { cwd: installed }).sort();
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = fileOf(target);
    if (!file) return [];
    const ends = file.includes('*') ? namesFor(file, files) : [''];
    return ends
      .filter((name) => /\.js(on)?$/.test(file.replace('*', name)))
      .map((name) => `site-elements${path.slice(1).replace('*', name)}`);
  });
};
