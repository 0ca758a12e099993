/** The scripts of our command and of those of other packages. */
import { fromRoot } from '../tools/root.ts';

const peer = (path: string): string => fromRoot(`bench/node_modules/${path}`);

export const tools = {
  ours: fromRoot('dist/cli/main.js'),
  ajv: peer('ajv-cli/dist/index.js'),
  htmlHint: peer('htmlhint/bin/htmlhint'),
  htmlValidate: peer('html-validate/bin/html-validate.mjs'),
  hyperlink: peer('hyperlink/lib/cli.js'),
  linkinator: peer('linkinator/build/src/cli.js'),
} as const;
