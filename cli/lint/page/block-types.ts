/** Finds the numbers and names of blocks, slices and slides of site builders that no vocabulary has. */
import { blockTypes, newerBlockTypes, newerSliceKinds, sliceKinds } from '../../../core/model/vocabularies/blocks.ts';
import { editorBlockKinds, newerEditorBlockKinds } from '../../../core/model/vocabularies/editor.ts';
import { nearMatch } from '../../text/closest-match.ts';
import { isDynamic } from './dynamic.ts';
import { attributesNamed, type Page, type PageAttribute, textOf } from './page.ts';

interface TypeAttribute {
  readonly name: string;
  /** The class of the builder's elements; others use these attributes with different values. */
  readonly owner: RegExp;
  readonly accepted: readonly string[];
}

const typeAttributes: readonly TypeAttribute[] = [
  {
    name: 'data-block-type',
    owner: /(?:^|\s)sqs-block(?=\s|$)/,
    accepted: Object.values({ ...blockTypes, ...newerBlockTypes }).map(String),
  },
  {
    name: 'data-slice-type',
    owner: /(?:^|\s)sqs-slice(?=\s|$)/,
    accepted: Object.keys({ ...editorBlockKinds, ...newerEditorBlockKinds }),
  },
  {
    name: 'data-slide-type',
    owner: /(?:^|\s)sqs-slide(?:-wrapper|-container)?(?=\s|$)/,
    accepted: Object.keys({ ...sliceKinds, ...newerSliceKinds }),
  },
];

/** An unknown type of a block, with the known one that it is similar to. */
export interface UnknownType {
  readonly attribute: PageAttribute;
  readonly nearest: string | undefined;
}

/** Returns the types in a page that are unknown. An empty type, and one that a template fills in, is accepted. */
export const unknownTypes = (page: Page): readonly UnknownType[] =>
  typeAttributes.flatMap(({ name, owner, accepted }) =>
    attributesNamed(page, [name]).flatMap(({ element, attribute }) => {
      const value = attribute.value.trim();
      if (value === '' || isDynamic(value) || accepted.includes(value)) return [];
      return owner.test(textOf(element, 'class')) ? [{ attribute, nearest: nearMatch(value, accepted) }] : [];
    }),
  );
