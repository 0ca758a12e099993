/** Assigns unique ids: a page may contain the same form twice. */

const lookupAround = (node: Node): Document | ShadowRoot | null => {
  const root = node.getRootNode();
  // Only documents and shadow roots have this method.
  return 'getElementById' in root ? (root as Document | ShadowRoot) : node.ownerDocument;
};

/** Returns a function that assigns to each wanted id, for good, a similar one that nothing outside of the form has. */
export function idAssigner(form: Element): (wanted: string) => string {
  const assigned = new Map<string, string>();
  const isFree = (id: string): boolean => {
    const holder = lookupAround(form)?.getElementById(id) ?? form;
    return form.contains(holder) && ![...assigned.values()].includes(id);
  };
  const find = (wanted: string): string => {
    const plain = wanted.replace(/\s+/g, '-') || 'field';
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? plain : `${plain}-${count}`;
      if (isFree(id)) return id;
    }
  };
  return (wanted) => {
    const id = assigned.get(wanted) ?? find(wanted);
    assigned.set(wanted, id);
    return id;
  };
}
