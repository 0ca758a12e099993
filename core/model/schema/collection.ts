import { type Limit, limitProblems } from '../limits/limits.ts';
import { collectionTypes, newerCollectionTypes } from '../vocabularies/pages.ts';
import { count, entity, flag, id, instant, link, numberOf, text } from './fields.ts';
import type { Fault } from './issue.ts';
import { pageUrl, tagsOf } from './rule-fields.ts';

interface Counted {
  readonly type?: number | undefined;
  readonly itemCount?: number | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** Limits of the number of items by the type of collection (docs/spec.md#runtime-9). */
const itemLimits = new Map<number | undefined, Limit>([
  [collectionTypes.products, 'products'],
  [collectionTypes['album-block'], 'tracks'],
  // The numbers of `ordering` are not listed anywhere, but galleries are sorted manually (docs/decisions.md#decision-45).
  [collectionTypes['gallery-block'], 'orderable-items'],
  [collectionTypes['slide-gallery'], 'orderable-items'],
  [collectionTypes['slide-video'], 'orderable-items'],
  [collectionTypes.fivehundredpix, 'photo-gallery-size'],
  [collectionTypes.flickr, 'photo-gallery-size'],
]);

function limitFaults({ type, itemCount = 0, categories = [] }: Counted): readonly Fault[] {
  const limit = itemLimits.get(type);
  const ofItems = limit ? limitProblems(limit, itemCount) : [];
  return [
    ...ofItems.map((problem) => ({ ...problem, path: ['itemCount'] })),
    ...limitProblems('nested-categories', categories.length).map((problem) => ({ ...problem, path: ['categories'] })),
  ];
}

/** The collection that a page shows (docs/spec.md#runtime-3, "Website context"). */
export const collection = entity(
  'Collection',
  'The collection that the page shows, for example a blog or a shop.',
  {
    id: id('Id of the collection.'),
    type: numberOf('Kind of collection.', collectionTypes, newerCollectionTypes),
    title: text('Title of the collection, for example Journal.'),
    navigationTitle: text('Title of the collection in the navigation of the site.'),
    fullUrl: link('Path of the collection with leading slash, for example /journal.'),
    urlId: pageUrl('Path of the collection without slashes at its ends, for example journal.'),
    typeName: text('Name of the page type in the template, for example blog.'),
    description: text('Description of the collection, as plain text.'),
    enabled: flag('Whether visitors can see the collection.'),
    homepage: flag('Whether the collection is the home page of the site.'),
    folder: flag('Whether the collection is a folder of other collections.'),
    passwordProtected: flag('Whether visitors need a password.'),
    permissionType: count('Number of the permission that visitors need, as the platform writes it.'),
    ordering: count('Number of the sort order of the items, as the platform writes it.'),
    itemCount: count('Number of items in the collection.'),
    tags: tagsOf('All tags that items of the collection use, for example ["travel", "food"].', 'tag'),
    categories: tagsOf('All categories that items of the collection use, for example ["News"].', 'category'),
    publicCommentCount: count('Number of published comments.'),
    updatedOn: instant('When the collection last changed.'),
    typeLabel: text('Name of the page type in the template, for example blog.'),
    starred: flag('Whether the collection is featured.'),
    dropdown: flag('Whether the navigation of the site shows the collection as a menu.'),
    synchronizing: flag('Whether the items are being copied from a social network.'),
  },
  {
    codes: [
      'limit-products',
      'limit-tracks',
      'limit-orderable-items',
      'limit-photo-gallery-size',
      'limit-nested-categories',
    ],
    find: limitFaults,
  },
);
