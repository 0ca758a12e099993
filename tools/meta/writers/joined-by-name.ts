import type { Described, ElementDescription } from '../element-description.ts';

interface Named {
  readonly name: string;
  readonly description: { readonly kind: 'markdown'; readonly value: string };
}

/** One entry per name: an entry that several elements share describes its meaning in each of them. */
export const joinedByName = <Item extends Described>(
  elements: readonly ElementDescription[],
  itemsOf: (element: ElementDescription) => readonly Item[],
  shown: (name: string) => string = String,
): Named[] => {
  const texts = new Map<string, string[]>();
  for (const element of elements) {
    for (const { name, description } of itemsOf(element)) {
      const known = texts.get(shown(name)) ?? [];
      texts.set(shown(name), [...known, `\`<${element.tag}>\`: ${description}`]);
    }
  }
  return [...texts].map(([name, lines]) => ({ name, description: { kind: 'markdown', value: lines.join('\n\n') } }));
};
