/** Writes markup as a Vue component in a single file. */
import { type DefaultTreeAdapterMap, serialize } from 'parse5';
import { childrenOf, isElement } from './edit-attributes.ts';
import {
  type Element,
  type Exported,
  type IsKnown,
  type Node,
  readContent,
  removeAll,
  textOf,
} from './export-content.ts';

/** Attributes that Vue reads as directives. */
const isDirective = (name: string): boolean => /^(?:v-|[@:#.])/.test(name);

/** Elements that Vue replaces. */
const builtIns = new Set(
  'component slot transition transition-group base-transition keep-alive teleport suspense'.split(' '),
);

/** Whether Vue reads an element as something else: a built-in element, or a constant of the component. */
const isReplaced = (node: Node): node is Element =>
  isElement(node) && (builtIns.has(node.tagName) || /^data-?\d+$/i.test(node.tagName));

/** Written for `{{`, which Vue reads as the start of an expression. */
const braces = "{{ '{{' }}";

class VueTree {
  readonly notes = new Set<string>();
  /** The texts of scripts with data, which templates cannot contain. */
  readonly data: string[] = [];

  /** Changes the nodes so that Vue renders what browsers do. Returns those that it can render. */
  prepare(all: readonly Node[]): readonly Node[] {
    const nodes = removeAll(all, (node) => {
      if (isReplaced(node)) this.notes.add(`<${node.tagName}> is left out: Vue reads it as something else.`);
      return isReplaced(node);
    });
    const stack: Node[] = [...nodes].reverse();
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (isElement(node)) this.#prepareElement(node);
      else if (node.nodeName === '#text' && 'value' in node) node.value = node.value.replaceAll('{{', braces);
      stack.push(...[...childrenOf(node)].reverse());
    }
    return nodes;
  }

  #prepareElement(element: Element): void {
    element.attrs = element.attrs.filter(({ name }) => {
      const isKept = !isDirective(name) && name !== 'is' && !/^on/i.test(name);
      if (!isKept)
        this.notes.add(`The attribute "${name}" is left out: Vue reads it as something else, or has no such name.`);
      return isKept;
    });
    if (element.tagName === 'template') this.notes.add('Vue renders the content of <template> as its children.');
    if (element.tagName === 'script') this.#prepareData(element);
  }

  #prepareData(script: Element): void {
    this.data.push(textOf(script));
    const name = `data${this.data.length}`;
    script.attrs.push({ name: ':is', value: "'script'" }, { name: ':innerHTML', value: name });
    script.tagName = 'component';
    script.nodeName = 'component';
    script.childNodes = [];
  }
}

const indented = (markup: string): string =>
  // The lines of preformatted text are content.
  /<(?:pre|textarea)\b/i.test(markup) ? markup : markup.replace(/^(?=.)/gm, '  ');

const section = (tag: string, open: string, content: string): string => `<${open}>\n${content}\n</${tag}>\n`;

/** Returns a component that renders the markup. */
export function exportVue(source: string, isKnown: IsKnown): Exported {
  const { nodes: all, tags, styles, notes } = readContent(source, isKnown);
  const tree = new VueTree();
  const nodes = tree.prepare(all);
  const script = [
    ...tags.map((tag) => `import 'site-elements/slim/${tag.replace('site-', '')}';`),
    "import 'site-elements/site-elements.css';",
    ...tree.data.map((text, index) => `\nconst data${index + 1} = ${JSON.stringify(text).replaceAll('</', '<\\/')};`),
  ];
  const box: DefaultTreeAdapterMap['documentFragment'] = { nodeName: '#document-fragment', childNodes: [] };
  // Children of a fragment or a body are child nodes.
  box.childNodes = nodes as typeof box.childNodes;
  const parts = [
    section('script', 'script setup', script.join('\n')),
    section('template', 'template', indented(serialize(box).trim())),
    ...styles.map((css) => section('style', 'style', css)),
  ];
  return { code: parts.join('\n'), notes: [...notes, ...tree.notes] };
}
