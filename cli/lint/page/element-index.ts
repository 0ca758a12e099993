/** The elements by name, those with attributes, those with each attribute, and the targets of fragments. */
export class ElementIndex<PageElement extends { readonly name: string }> {
  readonly byName = new Map<string, PageElement[]>();
  readonly attributed: PageElement[] = [];
  readonly byAttribute = new Map<string, PageElement[]>();
  readonly targets = new Set<string>();

  add(element: PageElement): void {
    const alike = this.byName.get(element.name);
    if (alike) alike.push(element);
    else this.byName.set(element.name, [element]);
  }

  addAttribute(element: PageElement, name: string, value: string): void {
    if (name === 'id' || name === 'data-slide-id' || (name === 'name' && element.name === 'a')) this.targets.add(value);
    if (this.attributed.at(-1) !== element) this.attributed.push(element);
    const alike = this.byAttribute.get(name);
    if (!alike) this.byAttribute.set(name, [element]);
    else if (alike.at(-1) !== element) alike.push(element);
  }
}
