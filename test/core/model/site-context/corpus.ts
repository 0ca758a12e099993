/** Site contexts that real sites carry, when a folder of them is given. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const corpus = join(root, process.env.SITE_ELEMENTS_CORPUS ?? '../shared/data');

/** The `skip` option of a test: false, or the reason why there is no data to test with. */
export const skip = !existsSync(corpus) && `no folder of real data at ${corpus} (SITE_ELEMENTS_CORPUS)`;

/** Names and texts of the files in a folder of the corpus. */
export const filesIn = (folder: string): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(join(corpus, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, text: readFileSync(join(corpus, folder, name), 'utf8') }));
