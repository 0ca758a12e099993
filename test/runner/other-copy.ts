import { readFile } from 'node:fs/promises';
import type { Middleware } from '@web/dev-server-core';
import { version } from '../../tools/package-json.ts';
import { fromRoot } from '../../tools/root.ts';
import { inChosenBuild } from './chosen-build.ts';

const pattern = /^\/other-copy\/(?<copy>[\d.]+)\/(?<shape>v\d+)(?<path>\/dist\/test\/[\w./-]+\.js)$/;

/**
 * Another copy of the library: `/other-copy/9.0.0/v2/dist/test/<file>` is that file as version 9.0.0 would have it, if it
 * kept the state of a page in another shape, under the symbol's version 2.
 */
export const otherCopy = (): Middleware => async (context, next) => {
  const { copy, shape, path } = pattern.exec(context.url)?.groups ?? {};
  if (path === undefined) return next();
  const source = await readFile(fromRoot(inChosenBuild(path).slice(1)), 'utf8');
  context.type = 'js';
  context.body = source
    .replaceAll(`const version = "${version}"`, `const version = "${copy}"`)
    .replaceAll("'site-elements.page.v1'", `'site-elements.page.${shape}'`);
};
