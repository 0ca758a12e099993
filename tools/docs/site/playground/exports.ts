/** Copies the source as HTML or as a component, and shows what was copied. */
import type { Exported } from './export-content.ts';
import { find } from './find.ts';
import type { PlaygroundElements } from './playground-data.ts';

type Format = 'html' | 'react' | 'vue';

const names: Readonly<Record<Format, string>> = { html: 'HTML', react: 'React', vue: 'Vue' };

const isFormat = (name: string): name is Format => Object.hasOwn(names, name);

async function exportAs(format: Format, source: string, elements: PlaygroundElements): Promise<Exported> {
  if (format === 'html') return { code: source, notes: [] };
  const isKnown = (tag: string): boolean => Object.hasOwn(elements, tag);
  if (format === 'vue') return (await import('./export-vue.ts')).exportVue(source, isKnown);
  const isFlag = (tag: string, attribute: string): boolean => {
    const all = isKnown(tag) ? elements[tag] : [];
    return all?.some(({ name, kind }) => name === attribute && (kind === 'flag' || kind === 'toggle')) ?? false;
  };
  return (await import('./export-jsx.ts')).exportJsx(source, isFlag, isKnown);
}

/** Writes to the clipboard. Returns false when the browser or the visitor refuses it. */
export const copyText = (text: string): Promise<boolean> =>
  // Absent in insecure contexts.
  (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

interface ExportOptions {
  readonly section: HTMLElement;
  readonly elements: PlaygroundElements;
  readonly source: () => string;
  readonly announce: (text: string) => void;
}

/** Enables the buttons of a section. */
export function enableExports({ section, elements, source, announce }: ExportOptions): void {
  const output = find<HTMLElement>(section, 'pre');
  const code = find<HTMLElement>(output, 'code');
  const notes = find<HTMLElement>(section, 'ul');

  async function copy(format: Format): Promise<void> {
    const exported = await exportAs(format, source(), elements);
    code.textContent = exported.code;
    output.hidden = false;
    notes.replaceChildren(
      ...exported.notes.map((note) => Object.assign(document.createElement('li'), { textContent: note })),
    );
    const isCopied = await copyText(exported.code);
    announce(
      isCopied
        ? `Copied as ${names[format]}.`
        : `The browser does not allow copying. The ${names[format]} is shown below.`,
    );
  }

  section.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && isFormat(target.name)) void copy(target.name);
  });
}
