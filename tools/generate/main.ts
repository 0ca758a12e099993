/** Writes what is generated and committed. Tests fail when it is stale. */
import { readFile, writeFile } from 'node:fs/promises';
import { describeElements } from '../meta/describe-elements.ts';
import { writeSafeExpressions } from '../regexp/read-expressions.ts';
import { docsPages } from './docs-pages.ts';
import { foreignNamesFile, foreignNamesPage } from './foreign-names.ts';
import { securityFile, securityPage } from './security.ts';
import { generateSiteContextTypes, siteContextTypes } from './site-context-types.ts';
import { specTextsFile, specTextsPage } from './spec-texts.ts';
import { storedAndSent, storedAndSentFile } from './stored-and-sent.ts';

await writeFile(siteContextTypes, await generateSiteContextTypes());
for (const [file, { fresh }] of await docsPages(await describeElements())) await writeFile(file, fresh);
await writeFile(storedAndSentFile, storedAndSent());
await writeFile(securityFile, securityPage(await readFile(securityFile, 'utf8').catch(() => '')));
await writeFile(foreignNamesFile, foreignNamesPage(await readFile(foreignNamesFile, 'utf8')));
await writeFile(specTextsFile, specTextsPage());
await writeSafeExpressions();
