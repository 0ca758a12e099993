import { ensureEngine } from '../../tools/browsers/ensure.ts';
import { findEngine } from '../../tools/browsers/find.ts';
import { engines } from '../../tools/browsers/programs.ts';
import puppeteer, { type Browser } from '../runner/puppeteer.ts';

/** The time limit for the start of the browser in milliseconds, long enough for a busy machine. */
const timeout = 90_000;

/** Starts Chromium for a test of Node, with additional flags. The test closes it. */
export function launchChromium(...flags: readonly string[]): Promise<Browser> {
  ensureEngine(engines.chromium);
  const executablePath = findEngine(engines.chromium)?.browser ?? '';
  // Chromium has no sandbox for the root user.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags];
  return puppeteer.launch({ executablePath, args, timeout });
}
