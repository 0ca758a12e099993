/** Ids that are free where the form stands: a page may have the same form twice. */

const lookupAround = (node: Node): Document | ShadowRoot | null => {
  const root = node.getRootNode();
  // Of all roots only these two have it.
  return 'getElementById' in root ? (root as Document | ShadowRoot) : node.ownerDocument;
};

/** Finds an id like the wanted one that nothing outside of `form` has, and keeps to it. */
export function idsFor(form: Element): (wanted: string) => string {
  const given = new Map<string, string>();
  const isFree = (id: string): boolean => {
    const holder = lookupAround(form)?.getElementById(id) ?? form;
    return form.contains(holder) && ![...given.values()].includes(id);
  };
  const find = (wanted: string): string => {
    const plain = wanted.replace(/\s+/g, '-') || 'field';
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? plain : `${plain}-${count}`;
      if (isFree(id)) return id;
    }
  };
  return (wanted) => {
    const id = given.get(wanted) ?? find(wanted);
    given.set(wanted, id);
    return id;
  };
}
