/** The descriptions of elements for completion and hover, from the manifest that is generated from the contracts. */

import { z } from 'zod';

const described = z.array(z.object({ name: z.string(), description: z.string().optional() })).optional();

const manifest = z.object({
  modules: z.array(
    z.object({
      declarations: z
        .array(
          z.object({
            tagName: z.string().optional(),
            description: z.string().optional(),
            attributes: described,
            slots: described,
            cssParts: described,
            cssProperties: described,
          }),
        )
        .optional(),
    }),
  ),
});

/** Descriptions in Markdown, by name. */
export type Descriptions = ReadonlyMap<string, string>;

export interface ElementText {
  readonly description: string;
  readonly attributes: Descriptions;
  readonly slots: Descriptions;
  readonly parts: Descriptions;
  readonly cssProperties: Descriptions;
}

/** The descriptions by tag. */
export type ElementTexts = ReadonlyMap<string, ElementText>;

const byName = (all: z.infer<typeof described> = []): Descriptions =>
  new Map(all.map(({ name, description = '' }) => [name, description]));

/** Reads the content of `custom-elements.json`. Returns an empty map if it is something else. */
export function readElementTexts(content: unknown): ElementTexts {
  const { data } = manifest.safeParse(content);
  const declarations = data?.modules.flatMap((module) => module.declarations ?? []) ?? [];
  return new Map(
    declarations.flatMap(({ tagName, description = '', ...one }) =>
      tagName === undefined
        ? []
        : [
            [
              tagName,
              {
                description,
                attributes: byName(one.attributes),
                slots: byName(one.slots),
                parts: byName(one.cssParts),
                cssProperties: byName(one.cssProperties),
              },
            ] as const,
          ],
    ),
  );
}
