import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { Plugin } from 'rollup';
import { version } from '../package-json.ts';
import { cssPlugin } from './css-plugin.ts';
import { leafletPlugin } from './leaflet-plugin.ts';
import { loadMomentsPlugin } from './load-moments-plugin.ts';
import { r2wcPlugin } from './r2wc-plugin.ts';
import { typescriptPlugin } from './typescript-plugin.ts';
import { webVitalsPlugin } from './web-vitals-plugin.ts';

export type Mode = 'production' | 'development';
export type Platform = 'browser' | 'node';

export interface PluginOptions {
  readonly platform: Platform;
  /** Replaces `process.env.NODE_ENV` in output that contains React; left out, the bundler of the user adds React. */
  readonly mode?: Mode;
  /** Whether the output has a source map. */
  readonly sourcemap?: boolean;
}

const constants = (mode: Mode | undefined): Record<string, string> => ({
  __VERSION__: JSON.stringify(version),
  __REACT_IS_BUNDLED__: String(mode !== undefined),
  ...(mode && { 'process.env.NODE_ENV': JSON.stringify(mode) }),
});

/** Returns the plugins that every graph needs to read the sources and the packages that they import. */
export const sourcePlugins = ({ platform, mode, sourcemap = false }: PluginOptions): Plugin[] => [
  replace({ preventAssignment: true, values: constants(mode) }),
  cssPlugin(),
  loadMomentsPlugin(),
  leafletPlugin(),
  webVitalsPlugin(),
  r2wcPlugin(),
  nodeResolve({ browser: platform === 'browser', extensions: ['.js', '.mjs'], exportConditions: [platform] }),
  commonjs(),
  json({ preferConst: true }),
  typescriptPlugin(sourcemap),
];
