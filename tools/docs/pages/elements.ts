/** A page for each element: `elements/<name>/<name>.md`, and how to load it. */
import type { LoadMoment, WakeMoment } from '../../../core/model/contract/contract.ts';
import type { ElementDescription } from '../../meta/element-description.ts';
import { describedElements } from '../described-elements.ts';
import { piecesOf, readPieces } from '../include.ts';
import type { DocsPage, Piece } from '../page.ts';

const moments: Readonly<Record<LoadMoment, string>> = {
  'at-once': 'at once',
  'near-viewport': 'near the viewport',
  'on-intent': 'when the visitor points at it or focuses it',
};

const wakeMoments: Readonly<Record<WakeMoment, string>> = {
  nothing: 'when the visitor uses it',
  idle: 'when the page has loaded and is idle, or the visitor uses it',
  viewport: 'in the viewport when the page has loaded and is idle, or when the visitor uses it',
  script: 'when the visitor uses more of it than its inline script serves',
};

/** Returns the moment at which the script of a prerendered element runs. */
const wakeMomentOf = ({ wake, isWakeConditional }: ElementDescription): string =>
  isWakeConditional ? `${wakeMoments.nothing}; with some attributes ${wakeMoments[wake]}` : wakeMoments[wake];

const factsOf = (element: ElementDescription): string => {
  const { name, tag, load, isFormAssociated } = element;
  return `## Load it

| | |
|---|---|
| loaded by \`site.js\` | ${moments[load]} |
| its script runs on a prerendered page | ${wakeMomentOf(element)} |
| loaded without the loader | \`<script type="module" src="/site-elements/${tag}.js">\` |
| imported in a bundler | \`import 'site-elements/${name}'\` |
| only its class | \`import … from 'site-elements/${name}/element'\` |
${isFormAssociated ? '| in a form | submits a value, and is reset with the form |\n' : ''}
`;
};

const mark = '## Reference';

/** Inserts the facts before the reference tables. */
async function piecesFor(element: ElementDescription, source: string): Promise<readonly Piece[]> {
  const [piece] = await readPieces(source);
  const [guide = '', tables = ''] = piece?.markdown.split(mark) ?? [];
  return piecesOf(`${guide}${factsOf(element)}${mark}${tables}`, source);
}

/** All element pages, by name. */
export async function elementPages(): Promise<readonly DocsPage[]> {
  const elements = await describedElements();
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
