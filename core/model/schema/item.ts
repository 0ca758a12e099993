import { contentStatuses, newerRecordTypes, recordTypes } from '../vocabularies/pages.ts';
import { count, entity, flag, html, id, instant, link, numberFrom, numberOf, text } from './fields.ts';
import { location } from './location.ts';
import { product } from './product.ts';
import { pageUrl, tagsOf } from './rule-fields.ts';

/** The item that a page shows (docs/spec.md#runtime-3, "Website context"). */
export const item = entity('Item', 'The item that the page shows, for example one blog post.', {
  id: id('Id of the item.'),
  recordType: numberOf('Kind of item.', recordTypes, newerRecordTypes),
  collectionId: id('Id of its collection.'),
  authorId: id('Id of its author.'),
  title: text('Title.'),
  fullUrl: link('Path.'),
  urlId: pageUrl('Path within the collection.'),
  tags: tagsOf('Its tags.', 'tag'),
  categories: tagsOf('Its categories.', 'category'),
  sourceUrl: link('Where it was taken from.'),
  body: html('The content.'),
  excerpt: html('A shorter version of it.'),
  workflowState: numberOf('Whether it is published.', contentStatuses),
  commentState: count('Number that specifies whether visitors can comment on it.'),
  publicCommentCount: count('How many comments visitors can see.'),
  commentCount: count('How many comments there are.'),
  likeCount: count('How many likes there are.'),
  starred: flag('Whether it is featured.'),
  addedOn: instant('When it was made.'),
  updatedOn: instant('When it last changed.'),
  publishOn: instant('When it was published.'),
  location,
  structuredContent: product,
  mediaFocalPoint: entity('FocalPoint', 'The point of the picture that stays visible, in fractions of its size.', {
    x: numberFrom(0, 1, 'From the left.'),
    y: numberFrom(0, 1, 'From the top.'),
  }),
});
