import { entity, looseFlag, looseNumber, looseText, looseWord } from './fields.ts';
import { slideSettings } from './gallery-block.ts';

const sides = ['left', 'center', 'right'];

/** Summary block data (docs/spec.md#widgets-3, "Gallery block data", as far as sites write it in summaries). */
export const summaryBlock = entity('SummaryBlock', 'Block data of a summary of a collection.', {
  ...slideSettings,
  collectionId: looseText('The collection.'),
  headerText: looseText('Heading of the summary.'),
  textSize: looseWord('Size of the words.', ['small', 'medium', 'large', 'extralarge']),
  textAlignment: looseWord('Where the words stand.', sides),
  listImageAlignment: looseWord('Where the pictures of a list stand.', sides),
  pageSize: looseNumber(1, 'How many items it shows.'),
  showTitle: looseFlag('Whether items show their titles.'),
  showThumbnail: looseFlag('Whether items show their pictures.'),
  showExcerpt: looseFlag('Whether items show their excerpts.'),
  showReadMoreLink: looseFlag('Whether items have a link to read on.'),
  showPrice: looseFlag('Whether products show their prices.'),
  productQuickViewEnabled: looseFlag('Whether products can be looked at in the page.'),
  metadataPosition: looseText('Where date and author stand.'),
  primaryMetadata: looseText('First metadata of an item.'),
  secondaryMetadata: looseText('Second metadata of an item.'),
  autoCrop: looseFlag('Whether pictures fill their box.'),
});
