/** A page for each element: what `elements/<name>/<name>.md` says, and how it comes into a page. */
import type { LoadMoment } from '../../../core/model/contract/contract.ts';
import { describeElements } from '../../meta/describe-elements.ts';
import type { ElementDescription } from '../../meta/element-description.ts';
import { piecesOf, readPieces } from '../include.ts';
import type { DocsPage, Piece } from '../page.ts';

const moments: Readonly<Record<LoadMoment, string>> = {
  'at-once': 'at once',
  'near-viewport': 'near the viewport',
  'on-intent': 'when somebody is about to use it',
};

const factsOf = ({ name, tag, load, isFormAssociated }: ElementDescription): string => `## In your page

| | |
|---|---|
| loaded by \`site.js\` | ${moments[load]} |
| without the loader | \`<script type="module" src="/site-elements/${tag}.js">\` |
| in a bundler | \`import 'site-elements/${name}'\` |
| its class alone | \`import … from 'site-elements/${name}/element'\` |
${isFormAssociated ? '| in a form | takes part in it: it has a value and is reset with it |\n' : ''}
`;

const mark = '## Reference';

/** The facts stand before the tables. */
async function piecesFor(element: ElementDescription, source: string): Promise<readonly Piece[]> {
  const [piece] = await readPieces(source);
  const [guide = '', tables = ''] = piece?.markdown.split(mark) ?? [];
  return piecesOf(`${guide}${factsOf(element)}${mark}${tables}`, source);
}

/** By the names of the elements. */
export async function elementPages(): Promise<readonly DocsPage[]> {
  const elements = await describeElements();
  return Promise.all(
    elements.map(async (element): Promise<DocsPage> => {
      const source = `elements/${element.name}/${element.name}.md`;
      return {
        path: `elements/${element.name}`,
        source,
        group: 'Elements',
        isLive: true,
        pieces: await piecesFor(element, source),
      };
    }),
  );
}
