import type { Import } from './import-graph.ts';

interface Layer {
  readonly name: string;
  /** The files of the layer. The groups of the pattern fill `$1` in `may`. */
  readonly holds: RegExp;
  /** The allowed imports: paths from the root, or names of packages. */
  readonly may: readonly string[];
}

const model = 'core/model/';
const page = 'core/page/';
const element = 'core/element/';

const sharedByCli = 'cli/(?:command|finding|messages\\.en|package-root|reason)\\.ts$';
const packages = '(?!node:)[a-z@](?!.*\\.(?:tsx?|json)$)';
const shared = ['cli/text/', sharedByCli, model, 'node:', 'package.json$', packages];

/** The imports that each layer may have. A file belongs to the first layer whose pattern matches it. */
const layers: readonly Layer[] = [
  { name: 'core/model/schema', holds: /^core\/model\/schema\//, may: [model, 'zod$'] },
  { name: 'core/model', holds: /^core\/model\//, may: ['core/model/(?!schema/)'] },
  {
    name: 'core/page/safe-html',
    holds: /^core\/page\/safe-html\//,
    may: [page, 'core/model/(?!schema/)', 'dompurify$'],
  },
  {
    name: 'core/page/tracking/performance',
    holds: /^core\/page\/tracking\/performance\//,
    may: [page, 'core/model/(?!schema/)', 'web-vitals(/on[A-Z]+\\.js)?$'],
  },
  // The build generates this module from the contracts; it contains only data.
  { name: 'core/page', holds: /^core\/page\//, may: [page, 'core/model/(?!schema/)', 'virtual:load-moments$'] },
  {
    name: 'core/element: slim build',
    holds: /^core\/element\/(?:slim|hydration-root-slim)\.ts$/,
    may: ['preact(/|$)', 'core/element/slim\\.ts$'],
  },
  {
    name: 'core/element',
    holds: /^core\/element\//,
    may: [element, page, 'core/model/(?!schema/)', 'react(-dom)?(/|$)', '@r2wc/'],
  },
  {
    name: 'elements: contract and model',
    holds: /^elements\/([^/]+)\/(?:contract\.ts|model\/)/,
    may: ['core/model/(?!schema/)', 'elements/$1/(model/|contract\\.ts|messages\\.)'],
  },
  {
    // Only adapters may import the libraries that draw maps.
    name: 'elements: adapters',
    holds: /^elements\/([^/]+)\/adapters\//,
    may: ['core/(?!model/schema/)', 'elements/$1/', 'leaflet/src/'],
  },
  {
    name: 'elements',
    holds: /^elements\/([^/]+)\//,
    // Another element may be used by its view, or as the element that its `define.ts` registers.
    may: ['core/(?!model/schema/)', 'elements/$1/', 'elements/[^/]+/(view\\.tsx?|define\\.ts)$', 'react(-dom)?(/|$)'],
  },
  // The pipeline of the linter: run, lint, report. Shared modules import none of the three.
  {
    name: 'cli: shared',
    holds: /^cli\/(?:text\/|(?:command|finding|messages\.en|package-root|reason)\.ts$)/,
    may: ['cli/text/', sharedByCli, model, 'node:', 'commander$'],
  },
  { name: 'cli/report', holds: /^cli\/report\//, may: ['cli/report/', ...shared] },
  {
    name: 'cli/lint',
    holds: /^cli\/lint\//,
    may: ['cli/lint/', 'elements/[^/]+/(contract\\.ts|model/)', ...shared],
  },
  { name: 'cli/config', holds: /^cli\/config\//, may: ['cli/config/', 'cli/lint/', ...shared] },
  { name: 'cli/run', holds: /^cli\/run\//, may: ['cli/run/', 'cli/lint/', 'cli/report/', 'cli/config/', ...shared] },
  {
    name: 'cli/mock',
    holds: /^cli\/mock\//,
    may: [
      'cli/mock/',
      'cli/client/',
      'cli/client-files.ts',
      'cli/lint/data/messages.en.ts',
      // It also runs in workers. This one has types only.
      'node:http$',
      ...shared.filter((pattern) => pattern !== 'node:'),
    ],
  },
  {
    name: 'cli/preload',
    // Prerendering writes its lines, so it reads the same tree.
    holds: /^cli\/preload\//,
    may: [
      'cli/preload/',
      'cli/prerender/(?:select|own-roots)\\.ts$',
      'elements/[^/]+/(contract\\.ts|model/)',
      ...shared,
    ],
  },
  {
    name: 'cli/convert',
    holds: /^cli\/convert\//,
    may: ['cli/(?:convert|lint)/', 'elements/[^/]+/(contract\\.ts|model/)', ...shared],
  },
  { name: 'cli/completion', holds: /^cli\/completion\//, may: ['cli/completion/', ...shared] },
  {
    name: 'cli/serve',
    holds: /^cli\/serve\//,
    may: ['cli/(?:serve|mock|run|lint|report|config|client)/', 'cli/client-files.ts', ...shared],
  },
  {
    name: 'cli/lsp',
    holds: /^cli\/lsp\//,
    may: ['cli/(?:lsp|run|lint|report|config)/', 'elements/[^/]+/(contract\\.ts|model/)', ...shared],
  },
  {
    // Renders the views of the elements, so it may import what they import.
    name: 'cli/prerender',
    holds: /^cli\/prerender(?:\/|\.ts$)/,
    may: ['cli/(?:prerender|preload)/', element, page, 'virtual:elements$', ...shared],
  },
  // The commands and the entries of the package: nothing else imports a command.
  {
    name: 'cli',
    holds: /^cli\//,
    may: ['cli/', model, 'elements/[^/]+/(contract\\.ts|model/)', 'node:', '[a-z@](?!.*\\.tsx?$)'],
  },
];

const explain = ({ from, to }: Import, { name }: Layer): string => `${from} imports ${to}: ${name} may not`;

const isAllowed = ({ from, to }: Import, { holds, may }: Layer): boolean => {
  const own = holds.exec(from)?.[1] ?? '';
  return may.some((pattern) => new RegExp(`^${pattern.replaceAll('$1', own)}`).test(to));
};

/** Returns the imports that no layer allows, each as a sentence. Imports of types are included. */
export const findForbidden = (imports: readonly Import[]): string[] =>
  imports.flatMap((one) => {
    const layer = layers.find(({ holds }) => holds.test(one.from));
    return !layer || isAllowed(one, layer) ? [] : [explain(one, layer)];
  });
