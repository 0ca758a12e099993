import { readFileSync } from 'node:fs';
import { pageEntries } from '../build/entries.ts';
import { fromRoot } from '../root.ts';
import { appendItem, insertBefore, insertImport, insertItem, insertRow } from './insert.ts';
import type { Names } from './names.ts';
import type { Scaffold } from './scaffold.ts';

interface PackageJson {
  readonly exports: Readonly<Record<string, unknown>>;
}

const readPackageJson = (text: string): PackageJson => JSON.parse(text);

const exportsOf = (name: string): readonly (readonly [string, unknown])[] =>
  [
    [`./${name}`, 'define'],
    [`./${name}/element`, 'element'],
  ].map(([path = '', file]) => [
    path,
    { types: `./dist/types/elements/${name}/${file}.d.ts`, default: `./dist/elements/${name}/${file}.js` },
  ]);

/** Adds the exports of an element after those of the elements before it in the alphabet. */
export function insertExports(text: string, name: string): string {
  const json = readPackageJson(text);
  const present = Object.entries(json.exports);
  const isBefore = ([path, target]: readonly [string, unknown]): boolean =>
    JSON.stringify(target).includes('./dist/elements/') && path < `./${name}`;
  const position = present.findLastIndex(isBefore) + 1;
  const exports = Object.fromEntries([...present.slice(0, position), ...exportsOf(name), ...present.slice(position)]);
  return `${JSON.stringify({ ...json, exports }, undefined, 2)}\n`;
}

const driveOf = ({ name, Name }: Names): string => `const drive${Name} = async (page: DrivenPage): Promise<void> => {
  page.place('<site-${name} label="Opening hours">Open from ten to six.</site-${name}>');
  await settled();
};`;

const specimenOf = ({ name }: Names): string => `'${name}': {
    markup: '<site-${name} label="Opening hours"><p>Open from ten to six.</p></site-${name}>',
    use: (element) => {
      element.setAttribute('label', 'Hours');
      return eventually('the content is seen, in a box with the new name', () => {
        const isNamed = part(element, 'box')?.getAttribute('aria-label') === 'Hours';
        return isNamed && isSeen(element.firstElementChild);
      });
    },
    leave: (element) => {
      element.removeAttribute('label');
      return eventually('the box has no name', () => !part(element, 'box')?.hasAttribute('aria-label'));
    },
  }`;

const layoutsOf = ({ name }: Names): string => `'${name}': [
    '<site-${name}><p>Open from ten to six.</p></site-${name}>',
    '<site-${name} hidden><p>Open from ten to six.</p></site-${name}>',
    '<p>Words <site-${name} label="Opening hours">in between</site-${name}> words.</p>',
  ]`;

const subjectOf = ({ name, variable }: Names): string => `const ${variable}: Subject = {
  tag: 'site-${name}',
  values: [{ name: 'label', first: 'Hours', second: 'Opening hours' }],
  properties: [],
  rendered: (element) => ({ label: part(element, 'box')?.getAttribute('aria-label') }),
};`;

const entryOf = ({ name, Title }: Names): string => `        <article class="entry">
          <img src="images/leeward.svg" width="1200" height="800" alt="">
          <h2><a href="${name}.html">${Title}</a></h2>
          <p>A box around content, with a name for assistive technology.</p>
        </article>
`;

const rowsOfElements = /^(?:\| \[`<site-([\w-]+)>`.*|\| element \| use it for \|\n.*)$/gm;

const endOfEntries = '      </div>\n    </main>';

/** `npm run create element <name>`. */
export const element: Scaffold = {
  suffix: 'Element',
  isGenerated: true,
  findConflict: ({ name }) => {
    if (Object.hasOwn(pageEntries(), `site-${name}`)) return `site-${name}.js is a script of the page runtime.`;
    const { exports } = readPackageJson(readFileSync(fromRoot('package.json'), 'utf8'));
    return Object.hasOwn(exports, `./${name}`) ? `The package exports another module as "./${name}".` : undefined;
  },
  edits: (names) => {
    const { name, Name, variable } = names;
    const contract = `import * as ${variable} from '../../../elements/${name}/contract.ts';`;
    return [
      { file: 'package.json', change: (text) => insertExports(text, name) },
      {
        file: 'cli/lint/page/known-elements.ts',
        change: (text) => insertImport(insertItem(text, 'declarations', variable, variable), contract),
      },
      {
        file: 'test/meta/drives.ts',
        change: (text) =>
          insertBefore(insertItem(text, 'drives', name, `'${name}': drive${Name}`), 'drives', driveOf(names)),
      },
      {
        file: 'test/hosts/subjects.ts',
        change: (text) => insertBefore(insertItem(text, 'subjects', variable, variable), 'subjects', subjectOf(names)),
      },
      { file: 'test/hostile/specimens.ts', change: (text) => insertItem(text, 'uses', name, specimenOf(names)) },
      { file: 'test/hostile/layouts.ts', change: (text) => insertItem(text, 'layouts', name, layoutsOf(names)) },
      { file: 'test/examples/pages.ts', change: (text) => insertItem(text, 'pages', name, `'${name}'`) },
      {
        file: 'examples/elements.html',
        change: (text) => text.replace(endOfEntries, entryOf(names) + endOfEntries),
      },
      {
        file: 'README.md',
        change: (text) =>
          insertRow(
            text,
            rowsOfElements,
            `| [\`<site-${name}>\`](elements/${name}/${name}.md) | a box around content, with a name for assistive technology |`,
            name,
          ),
      },
      { file: 'tools/size/limits.ts', change: (text) => appendItem(text, 'beside', `element('${name}', 2)`) },
    ];
  },
  nextSteps: ({ name, Name }) => [
    'Build the test bundles, now and after each change: npm run build -- test',
    `Run the tests of the element: npm run test:browser -- --files 'test/elements/${name}/*.browser.ts'`,
    '  One test fails. Its message describes the first step.',
    `Declare attributes, events and slots in elements/${name}/contract.ts, then run: npm run generate`,
    `Change the view (elements/${name}/${Name}.tsx), the example page (examples/${name}.html) and the docs (elements/${name}/${name}.md).`,
    `Look at the example page: npm start, then open /${name}.html`,
    'When the element works, correct its row in README.md, add it to CHANGELOG.md, and run: npm test',
  ],
};
