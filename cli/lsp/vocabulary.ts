/** The names and values that editors offer, with their descriptions: from the contracts, like the rules. */

import { describeAccepted } from '../../core/model/contract/describe.ts';
import type { Attribute } from '../../core/model/contract/kinds.ts';
import { attributeName } from '../../core/model/contract/names.ts';
import { declarations } from '../lint/page/known-elements.ts';
import type { Descriptions, ElementText, ElementTexts } from './element-texts.ts';

/** A name or value, with its description in Markdown, which may be empty. */
export interface Entry {
  readonly name: string;
  readonly description: string;
}

export interface AttributeEntry extends Entry {
  /** A flag is written without a value. */
  readonly isFlag: boolean;
  /** The values that can be listed. */
  readonly values: readonly string[];
  /** The tag of the elements whose ids are values, `*` for any tag; undefined for other values. */
  readonly ids: string | undefined;
}

export interface ElementEntry extends Entry {
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /** Without the default slot. */
  readonly slots: readonly Entry[];
  readonly parts: readonly Entry[];
  readonly cssProperties: readonly Entry[];
  readonly commands: readonly Entry[];
}

export interface Vocabulary {
  readonly elements: ReadonlyMap<string, ElementEntry>;
  /** The CSS custom properties of all elements, each once. */
  readonly cssProperties: readonly Entry[];
}

const entries = (names: Readonly<Record<string, unknown>> = {}, texts: Descriptions | undefined): readonly Entry[] =>
  Object.keys(names)
    .filter((name) => name !== '')
    .map((name) => ({ name, description: texts?.get(name) ?? '' }));

const valuesOf = ({ kind, allowedValues = [] }: Attribute<unknown>): readonly string[] =>
  kind === 'toggle' ? ['true', 'false'] : allowedValues;

function attributeEntry(name: string, attribute: Attribute<unknown>, texts: ElementText | undefined): AttributeEntry {
  const accepted = `Accepts ${describeAccepted(attribute)}.`;
  return {
    name,
    description: texts?.attributes.get(name) || accepted,
    isFlag: attribute.kind === 'flag',
    values: valuesOf(attribute),
    ids: attribute.names,
  };
}

/** Returns each CSS custom property once, with its meaning for each element. */
function mergedProperties(elements: readonly ElementEntry[]): readonly Entry[] {
  const meanings = new Map<string, string[]>();
  for (const { name: tag, cssProperties } of elements)
    for (const { name, description } of cssProperties) {
      const lines = meanings.get(name) ?? [];
      meanings.set(name, description === '' ? lines : [...lines, `- \`<${tag}>\`: ${description}`]);
    }
  return [...meanings].map(([name, lines]) => ({ name, description: lines.join('\n') }));
}

/** Creates the vocabulary. `texts` are the descriptions; without them, only names and accepted values are known. */
export function createVocabulary(texts: ElementTexts): Vocabulary {
  const elements = new Map(
    declarations.map(({ contract, shadowApi }): [string, ElementEntry] => {
      const own = texts.get(contract.tag);
      const attributes = Object.entries(contract.attributes).map(([key, attribute]) => {
        const name = attributeName(key);
        return [name, attributeEntry(name, attribute, own)] as const;
      });
      return [
        contract.tag,
        {
          name: contract.tag,
          description: own?.description ?? '',
          attributes: new Map(attributes),
          slots: entries(shadowApi.slots, own?.slots),
          parts: entries(shadowApi.parts, own?.parts),
          cssProperties: entries(shadowApi.cssProperties, own?.cssProperties),
          commands: entries(contract.commands, undefined),
        },
      ];
    }),
  );
  return { elements, cssProperties: mergedProperties([...elements.values()]) };
}
