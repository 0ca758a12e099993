/** The view for renderers with `createElement`, which React and Preact have in common. */
import type { State, View } from './view.ts';

export type Create<Node> = (type: string, props: object, children?: readonly Node[] | string) => Node;

const pick = (names: readonly string[], { given }: State): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, given[name]]));

/**
 * Values that JSX cannot express are set through a ref: objects for an element that is not defined yet, because both renderers write
 * attributes then, and events whose names the renderer changes.
 */
function props(view: View, state: State, isSpoken: (event: string) => boolean): object {
  const properties = pick(view.properties, state);
  const unspoken = view.events.filter((name) => !isSpoken(name));
  const ref = (element: Element | null): void => {
    for (const name of unspoken) element?.addEventListener(name, state.onEvent);
    if (element && view.isUndefined) Object.assign(element, properties);
  };
  return {
    ...pick(view.values, state),
    ...(!view.isUndefined && properties),
    ...Object.fromEntries(view.events.filter(isSpoken).map((name) => [`on${name}`, state.onEvent])),
    ...((view.isUndefined || unspoken.length > 0) && { ref }),
  };
}

/** The markup, then the copies of the element. */
export function elements<Node>(
  create: Create<Node>,
  view: View,
  state: State,
  isSpoken: (event: string) => boolean = () => true,
): readonly Node[] {
  const { isShown, copies, children, texts, note, html } = state;
  const section = create('section', { key: 'html', dangerouslySetInnerHTML: { __html: html } });
  if (!isShown) return [section];
  const child = (key: string): Node =>
    create('p', { key }, [create('img', { key: 'img', alt: texts[key] }), create('span', { key: 'text' }, texts[key])]);
  const inside = [...children.map(child), ...(note ? [create('b', { key: 'note' }, note)] : [])];
  return [section, ...copies.map((key) => create(view.tag, { ...props(view, state, isSpoken), key }, inside))];
}
