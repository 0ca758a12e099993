#!/usr/bin/env node
// `npm create site-elements -- my-site --template html` runs `site-elements init my-site --template html`.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const manifest = require.resolve('site-elements/package.json');
const { bin } = require(manifest);

process.argv.splice(2, 0, 'init');
await import(pathToFileURL(join(dirname(manifest), bin['site-elements'])).href);
