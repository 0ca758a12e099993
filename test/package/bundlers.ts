/** Widely used bundlers, each with the settings of a small production build. The output is not minified, so that tests can read it. */
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { createLogger, build as vite } from 'vite';
import webpack from 'webpack';

export interface App {
  /** The project. */
  readonly folder: string;
  /** Relative to the project. */
  readonly entry: string;
  /** Where `main.js` and its chunks go, absolute. */
  readonly output: string;
}

/** Builds, and returns the warnings. Throws if the build fails. */
type Bundle = (app: App) => Promise<readonly string[]>;

/** The constant that React reads. Vite and webpack replace it automatically, the other bundlers do not. */
const production = { 'process.env.NODE_ENV': '"production"' };

const withRollup: Bundle = async ({ folder, entry, output }) => {
  const warnings: string[] = [];
  const bundle = await rollup({
    input: join(folder, entry),
    plugins: [nodeResolve({ browser: true }), commonjs(), replace({ preventAssignment: true, values: production })],
    onLog: (level, { message }) => level === 'warn' && warnings.push(message),
  });
  await bundle.write({ dir: output, entryFileNames: 'main.js' });
  await bundle.close();
  return warnings;
};

const withEsbuild: Bundle = async ({ folder, entry, output }) => {
  const { warnings } = await esbuild({
    entryPoints: { main: join(folder, entry) },
    outdir: output,
    bundle: true,
    splitting: true,
    format: 'esm',
    define: production,
    logLevel: 'silent',
  });
  return warnings.map(({ text }) => text);
};

const withWebpack: Bundle = async ({ folder, entry, output }) => {
  const compiler = webpack({
    context: folder,
    entry: `./${entry}`,
    mode: 'production',
    output: { path: output, filename: 'main.js', publicPath: '' },
    optimization: { minimize: false },
    performance: false,
  });
  const run = new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
  const { errors = [], warnings = [] } = (await run)?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return warnings.map(({ message }) => message);
};

const withVite: Bundle = async ({ folder, entry, output }) => {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  logger.warn = (message) => warnings.push(message);
  logger.warnOnce = logger.warn;
  await vite({
    root: folder,
    configFile: false,
    // The page is in a folder; without it, chunks are requested from the root of the server.
    base: './',
    customLogger: logger,
    logLevel: 'warn',
    build: {
      outDir: output,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(folder, entry), output: { entryFileNames: 'main.js' } },
    },
  });
  return warnings;
};

export const bundlers = {
  rollup: withRollup,
  esbuild: withEsbuild,
  webpack: withWebpack,
  Vite: withVite,
} satisfies Record<string, Bundle>;
