/** The findings of `check` and `validate` in one served page. */

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { applyLevels } from '../../config/settings.ts';
import { byPlace, type LintFinding } from '../../finding.ts';
import { allMessages } from '../../lint/all-messages.ts';
import { readAndCheck } from '../../lint/check-page.ts';
import { entityDefault } from '../../lint/data/data-rules.ts';
import { validateText } from '../../lint/data/validate-text.ts';
import { checkSite } from '../../lint/site/check-site.ts';
import type { SiteRoot } from '../../lint/site/site-paths.ts';
import { describeFinding } from '../../report/describe-finding.ts';
import { checkPaths } from '../../run/site-files.ts';
import { sourceOf } from '../../text/decode.ts';
import type { Source } from '../../text/source.ts';
import { StringInterner } from '../../text/string-interner.ts';
import { withSlashes } from '../../text/with-slashes.ts';

/** Paths that the server generates are not missing files. */
const isServed = (path: string): boolean => /^\/(?:site-elements|api|mock|__mock)(?:\/|$)/.test(path);

async function findingsIn(source: Source, root: SiteRoot, reportsDefaults: boolean) {
  const { findings, summary } = readAndCheck(source, new StringInterner());
  const {
    missing: { paths, resources },
  } = await checkPaths([summary], root);
  const missing = {
    paths: new Map([...paths].map(([file, some]) => [file, new Set([...some].filter((path) => !isServed(path)))])),
    resources: new Map(
      [...resources].map(([file, some]) => [file, new Map([...some].filter(([path]) => !isServed(path)))]),
    ),
  };
  const between = checkSite([summary], root, missing).get(source.file)?.(source) ?? [];
  // Only the decoded text is validated: problems with the bytes of the file are reported by the rules for pages.
  const { file, text } = source;
  const entities = validateText({ file, text }, { reportsDefaults }).findings;
  return [...findings, ...between, ...entities];
}

/** Returns the findings of a page as text, sorted by position, with the configured levels. `file` is absolute; `folder` is the root of the site. */
export async function pageFindings(file: string, folder: string, io: Io): Promise<readonly LintFinding[]> {
  const name = withSlashes(relative(io.cwd, file));
  const { isIgnored, isEnabled, levels } = await loadConfig(undefined, [name], io);
  if (isIgnored(name)) return [];
  const root: SiteRoot = { folder: withSlashes(folder), base: withSlashes(io.cwd), isExplicit: true };
  const found = await findingsIn(sourceOf(name, await readFile(file)), root, isEnabled(entityDefault));
  return applyLevels(found, levels(name))
    .toSorted(byPlace)
    .map((finding) => describeFinding(finding, allMessages));
}
