import { contentStatuses, newerRecordTypes, recordTypes } from '../vocabularies/pages.ts';
import { count, entity, flag, html, id, instant, link, numberFrom, numberOf, text } from './fields.ts';
import { location } from './location.ts';
import { product } from './product.ts';
import { fileUrl, pageUrl, tagsOf } from './rule-fields.ts';

const author = entity('Author', 'The author of an item.', {
  id: id('Id of the author.'),
  displayName: text('Name that pages show, for example Ada Lovelace.'),
  firstName: text('First name, for example Ada.'),
  lastName: text('Last name, for example Lovelace.'),
  enabled: flag('Whether the account of the author is active.'),
  deleted: flag('Whether the account of the author has been deleted.'),
  confirmed: flag('Whether the author has confirmed the account.'),
  emailVerified: flag('Whether the email address of the author is verified.'),
  personalAccount: flag('Whether the account belongs to a person.'),
  systemGenerated: flag('Whether the platform has created the account.'),
  isGlobalAdmin: flag('Whether the author is an administrator of the platform.'),
  invitesGiven: count('Number of invitations that the author has sent.'),
  lastLoginOn: instant('When the author last logged in.'),
  lastActiveOn: instant('When the author was last active.'),
  revalidateTimestamp: instant('When the data of the author must be loaded again; 0 for never.'),
});

/** The item that a page shows (docs/spec.md#runtime-3, "Website context"). */
export const item = entity('Item', 'The item that the page shows, for example one blog post.', {
  id: id('Id of the item.'),
  recordType: numberOf('Kind of item.', recordTypes, newerRecordTypes),
  collectionId: id('Id of the collection that contains the item.'),
  authorId: id('Id of the author of the item.'),
  title: text('Title of the item, for example A week in Lisbon.'),
  fullUrl: link('Path of the item with leading slash, for example /journal/lisbon.'),
  urlId: pageUrl('Path of the item within its collection, for example lisbon.'),
  tags: tagsOf('Tags of the item, for example ["travel"].', 'tag'),
  categories: tagsOf('Categories of the item, for example ["News"].', 'category'),
  assetUrl: fileUrl('URL of the main image or file of the item.'),
  sourceUrl: link('URL of the source of the item, for example of a linked article.'),
  body: html('Content of the item.'),
  excerpt: html('Short version of the content, for lists of items.'),
  workflowState: numberOf('Publication status.', contentStatuses),
  commentState: count('Number that specifies whether visitors can comment on the item, as the platform writes it.'),
  publicCommentCount: count('Number of published comments.'),
  commentCount: count('Number of all comments.'),
  likeCount: count('Number of likes.'),
  starred: flag('Whether the item is featured.'),
  author,
  recordTypeLabel: text('Name of the kind of item, for example text.'),
  contentType: text('Media type of the content, for example text/html.'),
  displayIndex: count('Position of the item in its collection, from 0.'),
  version: count('Version of the format of the item.'),
  cloned: flag('Whether the item is a copy of another item.'),
  unsaved: flag('Whether the item has changes that are not saved.'),
  passthrough: flag('Whether the title of the item links to sourceUrl instead of the item.'),
  addedOn: instant('When the item was created.'),
  updatedOn: instant('When the item last changed.'),
  publishOn: instant('When the item is or was published.'),
  location,
  structuredContent: product,
  mediaFocalPoint: entity('FocalPoint', 'Point of the main image that stays visible when the image is cropped.', {
    x: numberFrom(0, 1, 'Horizontal position, from 0 (left edge) to 1 (right edge).'),
    y: numberFrom(0, 1, 'Vertical position, from 0 (top edge) to 1 (bottom edge).'),
    source: count('Number that specifies how the point was chosen, as the platform writes it.'),
  }),
});
