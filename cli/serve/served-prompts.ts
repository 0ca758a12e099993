import { stat } from 'node:fs/promises';
import { promptedPolicy } from '../lint/page/cookie-banners.ts';
import type { ConsentPrompt, FindConsentPrompt } from '../mock/measurements/missing-consent.ts';
import type { FindOptions } from './find-file.ts';
import { findPageFile, readPageFile } from './served-page.ts';

/** Pages whose prompts are kept. */
const maxPages = 200;

interface KeptPrompt {
  /** The modification of the file that was read. */
  readonly modification: string;
  readonly prompt: Promise<ConsentPrompt | undefined>;
}

async function readPrompt(file: string): Promise<ConsentPrompt | undefined> {
  const policyVersion = promptedPolicy(await readPageFile(file));
  return policyVersion === undefined ? undefined : { policyVersion };
}

/** Returns text that differs after the file was modified. */
async function modificationOf(file: string): Promise<string> {
  const { mtimeMs, ctimeMs, size } = await stat(file);
  return `${mtimeMs} ${ctimeMs} ${size}`;
}

/**
 * Finds how the current pages of a folder prompt for consent: the mock API decides by it whether a call has the consent of the visitor.
 * A page is parsed again only after its file was modified, because it may send many calls. `read` reads the prompt in a file.
 */
export function servedPrompts(folder: string, options?: FindOptions, read = readPrompt): FindConsentPrompt {
  const kept = new Map<string, KeptPrompt>();

  function keep(file: string, entry: KeptPrompt): void {
    // The last used ones are at the end.
    kept.delete(file);
    kept.set(file, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxPages && oldest !== undefined) kept.delete(oldest);
  }

  return async (path) => {
    const file = await findPageFile(folder, path, options);
    if (file === undefined) return undefined;
    const modification = await modificationOf(file);
    const known = kept.get(file);
    const entry = known?.modification === modification ? known : { modification, prompt: read(file) };
    keep(file, entry);
    entry.prompt.catch(() => kept.delete(file));
    return entry.prompt;
  };
}
