import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeAccepted } from '../../core/model/contract/describe.ts';
import type { Attribute } from '../../core/model/contract/kinds.ts';
import { attributeName } from '../../core/model/contract/names.ts';
import { type ContractSource, readContractSources, type SourceKey, Undescribed } from './contract-source.ts';
import { type Declaration, elementsFolder, readDeclarations, shownPath } from './declarations.ts';
import { designDefaults, fallbackText, initialText } from './defaults.ts';
import type {
  AttributeDescription,
  CommandDescription,
  CssPropertyDescription,
  Described,
  ElementDescription,
  EventDescription,
  MethodDescription,
  PropertyDescription,
} from './element-description.ts';

/** Members that the bridge adds to every element, independent of its contract. */
const inheritedEvents: readonly EventDescription[] = [
  {
    name: 'site-error',
    description:
      'Something in the element failed: `detail.code` and `detail.args` describe the failure, `detail.cause` is what was thrown.',
    detail: '{ code: string; args: { [key: string]: string | number }; cause?: unknown }',
    cancelable: false,
  },
];

/** States that the bridge sets on every element, independent of its contract. */
const inheritedStates: readonly Described[] = [
  {
    name: 'busy',
    description:
      'The visitor has used the prerendered element before it has taken over its markup, and the use has not taken effect yet.',
  },
];

/**
 * The type of a property. Values are in the order of their vocabulary, which the compiler does not preserve; other names that
 * the attribute accepts for a value are never read.
 */
const typeOf = ({ kind, allowedValues = [] }: Attribute<unknown>, text: string): string => {
  if (kind !== 'oneOf') return text;
  const read = text.split(' | ');
  const named = allowedValues.map((value) => `'${value}'`).filter((value) => read.includes(value));
  return [...named, ...read.filter((value) => !named.includes(value))].join(' | ');
};

/** Reads one declaration; keys without a description are added to `problems`. */
class Describer {
  readonly #declaration: Declaration;
  readonly #source: ContractSource;
  readonly #problems: string[];

  constructor(declaration: Declaration, source: ContractSource, problems: string[]) {
    this.#declaration = declaration;
    this.#source = source;
    this.#problems = problems;
  }

  attributes(): AttributeDescription[] {
    const { contract } = this.#declaration;
    return this.#section('contract', 'attributes', (described, key) => {
      const attribute = contract.attributes[described.name];
      return attribute
        ? {
            ...described,
            name: attributeName(described.name),
            property: described.name,
            kind: attribute.kind,
            type: typeOf(attribute, this.#source.valueType(key)),
            accepts: describeAccepted(attribute),
            allowedValues: attribute.allowedValues ?? [],
            fallback: fallbackText(attribute),
            initial: initialText(attribute),
            designDefaults: designDefaults(contract, described.name),
            reflects: attribute.format !== undefined,
          }
        : undefined;
    });
  }

  properties(): PropertyDescription[] {
    return this.#section('contract', 'properties', (described, key) => ({
      ...described,
      type: this.#source.propertyType(key),
    }));
  }

  events(): EventDescription[] {
    const { events = {} } = this.#declaration.contract;
    const own = this.#section('contract', 'events', (described, key) => ({
      ...described,
      detail: this.#source.detailType(key),
      cancelable: Object.entries(events).some(([name, event]) => name === described.name && event.cancelable),
    }));
    return [...own, ...inheritedEvents];
  }

  methods(): MethodDescription[] {
    return this.#section('contract', 'methods', (described, key) => ({ ...described, ...this.#source.signature(key) }));
  }

  commands(methods: readonly MethodDescription[]): CommandDescription[] {
    return Object.entries(this.#declaration.contract.commands ?? {}).map(([name, method]) => {
      const called = methods.find((one) => one.name === method);
      if (!called)
        throw new Error(`${shownPath(this.#declaration.file)}: "${name}" calls "${method}", which is not a method.`);
      return { name, method, description: called.description };
    });
  }

  slots(): Described[] {
    return this.#section('shadowApi', 'slots', (described) => described);
  }

  parts(): Described[] {
    return this.#section('shadowApi', 'parts', (described) => described);
  }

  states(): Described[] {
    return [...this.#section('shadowApi', 'states', (described) => described), ...inheritedStates];
  }

  cssProperties(): CssPropertyDescription[] {
    const syntaxes: ReadonlyMap<string, string> = new Map(
      Object.entries(this.#declaration.shadowApi.cssProperties ?? {}),
    );
    return this.#section('shadowApi', 'cssProperties', (described) => ({
      ...described,
      syntax: syntaxes.get(described.name) ?? '*',
    }));
  }

  async summary(): Promise<string> {
    const file = join(dirname(this.#declaration.file), `${this.#declaration.name}.md`);
    const text = await readFile(file, 'utf8').catch(() => '');
    const [, paragraph = ''] = /^# .*\n+((?:[^\n#].*\n?)+)/.exec(text) ?? [];
    if (!paragraph.trim()) this.#problems.push(`${shownPath(file)}: a first paragraph that describes the element`);
    return paragraph.trim().replaceAll('\n', ' ');
  }

  #section<Item>(
    declaration: 'contract' | 'shadowApi',
    section: string,
    describe: (described: Described, key: SourceKey) => Item | undefined,
  ): Item[] {
    return [...this.#source.keys(declaration, section)].flatMap(([name, key]) => {
      if (!key.description) this.#problems.push(`${key.place}: ${section}.${name || "''"}`);
      return describe({ name, description: key.description }, key) ?? [];
    });
  }
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `site-image-map` -> `SiteImageMapElement`. */
const classNameOf = (tag: string): string => `${tag.split('-').map(capitalized).join('')}Element`;

const describeElement = async (declaration: Declaration, describer: Describer): Promise<ElementDescription> => {
  const { name, contract } = declaration;
  const methods = describer.methods();
  return {
    name,
    tag: contract.tag,
    className: classNameOf(contract.tag),
    description: await describer.summary(),
    load: contract.load,
    wake: contract.wake ?? 'nothing',
    isWakeConditional: contract.wakeIf !== undefined,
    isFormAssociated: contract.formAssociated === true,
    attributes: describer.attributes(),
    properties: describer.properties(),
    events: describer.events(),
    methods,
    commands: describer.commands(methods),
    slots: describer.slots(),
    parts: describer.parts(),
    states: describer.states(),
    cssProperties: describer.cssProperties(),
  };
};

/**
 * Describes every element of a folder. Throws `Undescribed` with the place of each key that has no JSDoc: nothing that
 * is generated may be without a description.
 */
export const describeElements = async (folder = elementsFolder): Promise<ElementDescription[]> => {
  const declarations = await readDeclarations(folder);
  const sourceOf = readContractSources(declarations.map(({ file }) => file));
  const problems: string[] = [];
  const elements = await Promise.all(
    declarations.map((one) => describeElement(one, new Describer(one, sourceOf(one.file), problems))),
  );
  if (problems.length > 0) throw new Undescribed(problems);
  return elements;
};
