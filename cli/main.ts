#!/usr/bin/env node
/**
 * The entry point. An unsupported version of Node must be able to parse it and print its message, so it imports nothing
 * at its start and uses no syntax newer than ES2017, `import()` and `import.meta`. Scripts often call `--version`, so
 * that loads nothing else.
 */

// The same versions as `engines` in package.json, see test/cli/node-version.test.ts.
const [major, minor] = process.versions.node.split('.').map(Number) as [number, number];
const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
const [option, ...others] = process.argv.slice(2);

/** Reports that a module cannot be loaded, or that the command cannot start, such as in a folder that was deleted. */
function fail(error: unknown): void {
  const [reason] = String(error).split('\n');
  process.stderr.write(`error: site-elements cannot start. If its files are damaged, install it again. (${reason})\n`);
  process.exitCode = 2;
}

if (!isSupported) {
  process.stderr.write(
    `error: site-elements needs Node 20.19 or later, or 22.12 or later. This is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 2;
} else if (others.length === 0 && (option === '--version' || option === '-V')) {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2));
  import('./version.ts').then(({ version }) => process.stdout.write(`${version}\n`)).catch(fail);
} else {
  import('./start.ts').then(({ start }) => start(import.meta.url)).catch(fail);
}
