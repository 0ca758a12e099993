/** Writes markup as a React component. React 19 passes attributes of custom elements by their names in HTML. */
import { serialize } from 'parse5';
import { childrenOf, isElement } from './edit-attributes.ts';
import { type Content, type Element, type Exported, type IsKnown, type Node, readContent } from './export-content.ts';
import { type IsFlag, jsxAttributes } from './jsx-attributes.ts';

const inlineTags = new Set(
  (
    'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q s ' +
    'samp select small span strong sub sup svg time u var wbr'
  ).split(' '),
);

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements whose content React does not create node by node. */
const rawTags = new Set(['script', 'template']);

const isText = (node: Node | undefined): boolean =>
  node !== undefined && 'value' in node && node.nodeName === '#text' && node.value.trim() !== '';

const isCustom = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && node.tagName.includes('-');

/** Whether a space next to the node is visible. Custom elements may be inline. */
const isInline = (node: Node | undefined): boolean =>
  isText(node) || isCustom(node) || (node !== undefined && isElement(node) && inlineTags.has(node.tagName));

/** Collapses white space as CSS does. A space at an end is kept next to inline content. */
function collapsedText(text: string, before: Node | undefined, after: Node | undefined): string {
  if (text.trim() === '' && isCustom(before) && isCustom(after)) return '';
  const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
  if (collapsed === ' ') return isInline(before) && isInline(after) ? ' ' : '';
  const start = isInline(before) ? collapsed : collapsed.replace(/^ /, '');
  return isInline(after) ? start : start.replace(/ $/, '');
}

/** Whether JSX keeps the text as it is: it removes spaces at line ends and reads braces, `<`, `>` and references. */
const isPlain = (text: string): boolean => !/[{}<>&\\\n\r\t]|^\s|\s$| {2}/.test(text);

const textLine = (text: string): string => (isPlain(text) ? text : `{${JSON.stringify(text)}}`);

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** The longest line that an element with a single child is written on. */
const lineWidth = 100;

class JsxWriter {
  readonly notes = new Set<string>();
  readonly #isFlag: IsFlag;

  constructor(isFlag: IsFlag) {
    this.#isFlag = isFlag;
  }

  children(nodes: readonly Node[], isExact: boolean): readonly string[] {
    return nodes.flatMap((node, index) => {
      if (isElement(node)) return this.#element(node, isExact);
      if ('data' in node) return [`{/*${node.data.replaceAll('*/', '* /')}*/}`];
      if (!('value' in node)) return [];
      const text = isExact ? node.value : collapsedText(node.value, nodes[index - 1], nodes[index + 1]);
      return text === '' ? [] : [textLine(text)];
    });
  }

  #open(element: Element): string {
    const { attributes, notes } = jsxAttributes(element, this.#isFlag);
    for (const note of notes) this.notes.add(note);
    return `<${[element.tagName, ...attributes].join(' ')}`;
  }

  #element(element: Element, isExact: boolean): readonly string[] {
    const { tagName: tag } = element;
    const open = this.#open(element);
    if (tag === 'textarea' || voidTags.has(tag)) return [`${open} />`];
    if (rawTags.has(tag) && childrenOf(element).length > 0)
      return [`${open} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(serialize(element))} }} />`];
    const content = this.children(childrenOf(element), isExact || tag === 'pre');
    const [first = ''] = content;
    if (content.length === 0) return [`${open}></${tag}>`];
    if (content.length === 1 && open.length + first.length < lineWidth) return [`${open}>${first}</${tag}>`];
    return [`${open}>`, ...indent(content), `</${tag}>`];
  }
}

const importsOf = ({ tags }: Content): readonly string[] => [
  ...tags.map((tag) => `import 'site-elements/${tag.replace('site-', '')}';`),
  "import 'site-elements/site-elements.css';",
];

const styleElement = (css: string): string => `<style>{${JSON.stringify(css)}}</style>`;

/** Returns a component that renders the markup. Its texts have white space collapsed, except in `<pre>`. */
export function exportJsx(source: string, isFlag: IsFlag, isKnown: IsKnown): Exported {
  const content = readContent(source, isKnown);
  const writer = new JsxWriter(isFlag);
  const lines = [...content.styles.map(styleElement), ...writer.children(content.nodes, false)];
  const body = indent(indent(['<>', ...indent(lines), '</>']));
  const code = [...importsOf(content), '', 'export function Example() {', '  return (', ...body, '  );', '}', ''].join(
    '\n',
  );
  return { code, notes: [...content.notes, ...writer.notes] };
}
