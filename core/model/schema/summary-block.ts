import { entity, looseFlag, looseNumber, looseText, looseWord } from './fields.ts';
import { slideSettings } from './gallery-block.ts';

const sides = ['left', 'center', 'right'];

/** Summary block data (docs/spec.md#widgets-3, "Gallery block data", as far as sites write it in summaries). */
export const summaryBlock = entity('SummaryBlock', 'Block data of a summary, which lists items of a collection.', {
  ...slideSettings,
  collectionId: looseText('Id of the collection whose items are listed.'),
  headerText: looseText('Heading of the summary.'),
  textSize: looseWord('Size of the text: small, medium, large or extralarge.', [
    'small',
    'medium',
    'large',
    'extralarge',
  ]),
  textAlignment: looseWord('Alignment of the text: left, center or right.', sides),
  listImageAlignment: looseWord('Alignment of the images in a list: left, center or right.', sides),
  pageSize: looseNumber(1, 'Maximum number of items, for example 10.'),
  showTitle: looseFlag('Whether the title of each item is shown.'),
  showThumbnail: looseFlag('Whether the image of each item is shown.'),
  showExcerpt: looseFlag('Whether the excerpt of each item is shown.'),
  showReadMoreLink: looseFlag('Whether each item has a Read More link.'),
  showPrice: looseFlag('Whether the price of each product is shown.'),
  productQuickViewEnabled: looseFlag('Whether products have a quick view, which opens on the same page.'),
  metadataPosition: looseText('Position of the metadata (such as date and author), as the platform writes it.'),
  primaryMetadata: looseText('First metadata of each item, for example date.'),
  secondaryMetadata: looseText('Second metadata of each item, for example author.'),
  autoCrop: looseFlag('Whether images are cropped to fill their box; false shows whole images.'),
});
