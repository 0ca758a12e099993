/** Assigns unique ids: a page may contain the same form twice. */
import { treeOf } from '../../../core/page/composed-tree.ts';
import { unclobber } from '../../../core/page/unclobber.ts';

/** Returns a function that assigns to each wanted id, for good, a similar one that nothing outside of the form has. */
export function idAssigner(form: Element): (wanted: string) => string {
  const assigned = new Map<string, string>();
  const isFree = (id: string): boolean => {
    const tree = treeOf(form) ?? unclobber(unclobber(form).ownerDocument);
    const holder = tree.getElementById(id) ?? form;
    return unclobber(form).contains(holder) && ![...assigned.values()].includes(id);
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
