/** What `check` and `validate` say of one page that is served. */
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Io } from '../../../command.ts';
import { loadConfig } from '../../../config/config.ts';
import { applyLevels } from '../../../config/settings.ts';
import { readAndCheck } from '../../../engine/check-page.ts';
import { checkSite } from '../../../engine/check-site.ts';
import { entityDefault } from '../../../engine/context/rules.ts';
import { validateText } from '../../../engine/context/validate-text.ts';
import { sourceOf } from '../../../engine/decode.ts';
import { byPlace, type Said, said } from '../../../engine/said.ts';
import type { SiteRoot } from '../../../engine/site-paths.ts';
import type { Source } from '../../../engine/source.ts';
import { Texts } from '../../../engine/texts.ts';
import { checkPaths } from '../../../site-files.ts';
import { messages as checkMessages } from '../../check/messages.en.ts';
import { messages as validateMessages } from '../../validate/messages.en.ts';

const words = { ...checkMessages, ...validateMessages };

const slashed = (path: string): string => path.split(sep).join('/');

/** What the server answers itself is no file, and is not missing. */
const isServed = (path: string): boolean => /^\/(?:site-elements|api|mock|__mock)(?:\/|$)/.test(path);

async function findingsIn(source: Source, root: SiteRoot, tellsDefaults: boolean) {
  const { findings, summary } = readAndCheck(source, new Texts());
  const { missing } = await checkPaths([summary], root);
  const unanswered = [...missing].map(
    ([file, paths]) => [file, new Set([...paths].filter((path) => !isServed(path)))] as const,
  );
  const between = checkSite([summary], root, new Map(unanswered)).get(source.file)?.(source) ?? [];
  // The text alone: of the bytes behind it the rules over pages have told.
  const { file, text } = source;
  const entities = validateText({ file, text }, { tellsDefaults }).findings;
  return [...findings, ...between, ...entities];
}

/** In words, by place, as the settings have it. `file` is absolute, and `folder` the root of the site. */
export async function pageFindings(file: string, folder: string, io: Io): Promise<readonly Said[]> {
  const { isIgnored, isAskedFor, levels } = await loadConfig(undefined, io);
  const name = slashed(relative(io.cwd, file));
  if (isIgnored(name)) return [];
  const root: SiteRoot = { folder: slashed(folder), base: slashed(io.cwd), isTold: true };
  const found = await findingsIn(sourceOf(name, await readFile(file)), root, isAskedFor(entityDefault));
  return applyLevels(found, levels(name))
    .toSorted(byPlace)
    .map((finding) => said(finding, words));
}
