#!/usr/bin/env node
/** The entry point. Scripts often call `--version`, so it loads nothing else. */
import { version } from '../package.json';

const [option, ...others] = process.argv.slice(2);

if (others.length === 0 && (option === '--version' || option === '-V')) {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2));
  process.stdout.write(`${version}\n`);
} else {
  const { runProcess } = await import('./process.ts');
  await runProcess(import.meta.url);
}
