import { readFile } from 'node:fs/promises';
import type { ElementDescription } from '../meta/element-description.ts';
import { docsTables } from '../meta/writers/docs-page.ts';
import { fromRoot } from '../root.ts';

/** Everything below it is generated. */
const mark = '<!-- Written from contract.ts by npm run generate. -->';

/** A page of the docs, and its expected content: its own text, then the generated tables. */
export interface DocsPage {
  readonly present: string;
  readonly fresh: string;
}

const withTables = (page: string, element: ElementDescription): string => {
  const [own = ''] = page.split(`## Reference\n\n${mark}`);
  return `${[own.trimEnd(), '## Reference', mark, ...docsTables(element, 3)].join('\n\n')}\n`;
};

/** `elements/<name>/<name>.md` of each element, by absolute path. */
export const docsPages = async (elements: readonly ElementDescription[]): Promise<Map<string, DocsPage>> =>
  new Map(
    await Promise.all(
      elements.map(async (element): Promise<[string, DocsPage]> => {
        const file = fromRoot(`elements/${element.name}/${element.name}.md`);
        const present = await readFile(file, 'utf8');
        return [file, { present, fresh: withTables(present, element) }];
      }),
    ),
  );
