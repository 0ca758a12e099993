import { createRequire } from 'node:module';
import type { RegularExpression } from './find-regular-expressions.ts';

/** The result of `recheck`: https://makenowjust-labs.github.io/recheck/docs/usage/as-javascript-library/. */
interface Diagnostics {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly complexity?: { readonly summary: string };
  readonly error?: { readonly kind: string };
  readonly attack?: { readonly pattern: string };
}

type CheckSync = (source: string, flags: string, options: object) => Diagnostics;

// The build without a native binary. It has no types.
const { checkSync }: { readonly checkSync: CheckSync } = createRequire(import.meta.url)('recheck/lib/browser.js');

// No time limits, so that the result does not depend on the machine: the search for attacks counts its steps.
const options = {
  timeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  maxIteration: 3,
  maxAttackStringSize: 20_000,
  attackLimit: 5_000_000,
};

/** Without unbounded repetition, the work for each start is constant. */
const isBounded = (source: string): boolean => !/[*+]|,\}/.test(source);

/** Returns why the work of an expression may grow faster than the text, or undefined if it does not. */
export function findVulnerability({ source, flags }: RegularExpression): string | undefined {
  if (isBounded(source)) return undefined;
  const { status, complexity, error, attack } = checkSync(source, flags, options);
  if (status === 'safe') return undefined;
  return [status, complexity?.summary, error?.kind, attack?.pattern].filter(Boolean).join(', ');
}
