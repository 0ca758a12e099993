import { build } from 'esbuild';
import { fromRoot } from '../tools/root.ts';

export interface Source {
  /** The entry that a user of the package would write. */
  readonly script: string;
  /** The stylesheets that its documentation requires, by their package paths. */
  readonly sheets?: readonly string[];
}

export interface Bundle {
  readonly script: string;
  readonly sheet: string;
}

const bundleText = async (contents: string, loader: 'ts' | 'css'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: fromRoot('bench') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    // Images that a stylesheet references are separate files, as on any page.
    external: ['*.png'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

/** Bundles the entry into one minified script and one stylesheet. */
export const bundle = async ({ script, sheets = [] }: Source): Promise<Bundle> => ({
  script: script && (await bundleText(script, 'ts')),
  sheet: await bundleText(sheets.map((sheet) => `@import "${sheet}";`).join('\n'), 'css'),
});
