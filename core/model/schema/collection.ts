import { limitProblems } from '../limits/limits.ts';
import { collectionTypes, newerCollectionTypes } from '../vocabularies/pages.ts';
import { count, entity, flag, id, instant, link, numberOf, text } from './fields.ts';
import type { Fault } from './issue.ts';
import { pageUrl, tagsOf } from './rule-fields.ts';

interface Counted {
  readonly type?: number | undefined;
  readonly itemCount?: number | undefined;
}

/** A shop has fewer products than other collections may have items (docs/spec.md#runtime-9). */
const limitFaults = ({ type, itemCount = 0 }: Counted): readonly Fault[] =>
  type === collectionTypes.products
    ? limitProblems('products', itemCount).map((problem) => ({ ...problem, path: ['itemCount'] }))
    : [];

/** The collection that a page shows (docs/spec.md#runtime-3, "Website context"). */
export const collection = entity(
  'Collection',
  'The collection that the page shows.',
  {
    id: id('Id of the collection.'),
    type: numberOf('Kind of collection.', collectionTypes, newerCollectionTypes),
    title: text('Title.'),
    navigationTitle: text('Title in the navigation.'),
    fullUrl: link('Path.'),
    urlId: pageUrl('Path without slashes around it.'),
    typeName: text('Name of the kind of page in the template.'),
    description: text('What it is about.'),
    enabled: flag('Whether visitors can see it.'),
    homepage: flag('Whether it is the first page of the site.'),
    folder: flag('Whether it holds other collections.'),
    passwordProtected: flag('Whether it needs a password.'),
    permissionType: count('Number of the permission that visitors need.'),
    ordering: count('Number of the order of items.'),
    itemCount: count('How many items it has.'),
    tags: tagsOf('Tags of its items.', 'tag'),
    categories: tagsOf('Categories of its items.', 'category'),
    publicCommentCount: count('How many comments visitors can see.'),
    updatedOn: instant('When it last changed.'),
  },
  { codes: ['limit-products'], find: limitFaults },
);
