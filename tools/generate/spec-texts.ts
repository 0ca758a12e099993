import { fromRoot } from '../root.ts';
import { type FoundText, findTexts } from '../spec-texts/find-texts.ts';
import { planned } from '../spec-texts/texts.ts';

export const specTextsFile = fromRoot('docs/spec-texts.md');

const columns = ['section', 'text', 'shown by', 'proved by'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const code = (text: string): string => `\`${text}\``;

/** A link to a section, named like its heading. */
const sectionLink = (section: string): string =>
  `[${section.charAt(0).toUpperCase()}${section.slice(1).replace('-', ' ')}](spec.md#${section})`;

/** Texts that are planned can have code already, as messages of the mock API or of a model. */
const cellsOf = ({ section, text, shownBy, provedBy, planned: capability }: FoundText): readonly string[] => [
  sectionLink(section),
  text.replace(/([|<>])/g, '\\$1'),
  ...(capability
    ? [capability === 'editor' ? planned.editor : `planned: ${planned[capability]}`, '']
    : [shownBy.map(code).join(', '), provedBy ? code(provedBy) : '']),
];

/** The page of all texts of the specification. */
export function specTextsPage(found: readonly FoundText[] = findTexts()): string {
  const shown = found.filter((text) => !text.planned);
  const editor = found.filter((text) => text.planned === 'editor');
  return `# Texts of the specification

<!-- Written by npm run generate from tools/spec-texts/texts.ts, the source code and the tests. -->

Every text of the [specification](spec.md) that a visitor, an author or a developer can see: the code that shows it and the
test that proves it. A placeholder is in braces. Texts that the code does not show yet name the work that will show them.

${shown.length} of ${found.length} texts are shown, ${found.length - shown.length - editor.length} are planned, and ${editor.length} belong to the site builder's own editor.

${[row(columns), row(columns.map(() => '---')), ...found.map((text) => row(cellsOf(text)))].join('\n')}
`;
}
