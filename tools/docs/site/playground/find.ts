/** Returns the element that a selector matches. Throws when the page of the playground has none. */
export function find<Found extends Element>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The playground has no ${selector}.`);
  return found;
}
