import { defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { oneOf, text } from '../../core/model/contract/kinds.ts';
import type { MessageArgs } from '../../core/model/finding.ts';
import { summaryTypes } from './model/block.ts';

/** The block whose new content is shown. */
export interface RenderedDetail {
  readonly blockId: string;
}

/** The block that was not rendered, and why. */
export interface RenderFailedDetail extends RenderedDetail {
  /** The code of the failure, and the response of the server or its failure. */
  readonly failure: { readonly code: string; readonly args: MessageArgs; readonly cause?: unknown };
}

export const contract = defineContract({
  tag: 'site-summary',
  load: 'near-viewport',
  wake: 'viewport',
  attributes: {
    /** The id of the block. Default: `blockId` in the block data. Without an id, nothing is requested. */
    blockId: text(),
    /** The type of the block. */
    blockType: oneOf(summaryTypes, 'summary-v2'),
    /** The id of the collection, for a summary of events. */
    collectionId: text(),
    /** Summary block data of a site builder, as JSON: the settings with which the server renders the block. */
    blockJson: text(),
    /** Same as `block-json`, under the name that site builders use. */
    dataBlockJson: text(),
  },
  events: {
    /** The content of the server is shown. */
    'site-rendered': event<RenderedDetail>(),
    /** The server has not rendered the block. The visitor can try again. */
    'site-render-failed': event<RenderFailedDetail>(),
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your summary, which is shown until the server has rendered it again. */
    '': true,
    /** The content of the server, in a node that the element creates in the light DOM, so that the styles of the page apply. */
    rendered: true,
    /** Content of the server that is not shown yet, in a node that the element creates. */
    next: true,
  },
  parts: {
    /** Why there is no new content. */
    status: true,
    /** The button that loads again after a failure. */
    retry: true,
  },
  states: {
    /** The content is being loaded. */
    loading: true,
    /** The content of the server is shown. */
    rendered: true,
  },
  cssProperties: {
    /** The summary has no items. */
    '--site-text-muted': 'color',
    /** Failures. */
    '--site-danger': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
