/** The call that renders a block (docs/spec.md#runtime-7). */
import { jsonText } from '../../../core/model/json-text.ts';
import { own } from '../../../core/model/site-context/decoders.ts';
import { parseBlock, type SummaryType, summaryTypes } from './block.ts';

/** The settings of a summary that its server needs. */
export interface SummaryBlock {
  readonly blockId: string | undefined;
  readonly blockType: SummaryType;
  /** Block data, as JSON. */
  readonly json: string | undefined;
  /** The collection of a summary of events. */
  readonly collectionId: string | undefined;
}

type Fields = Readonly<Record<string, string>>;

/** Returns the fields of the call; undefined without an id, or with block data that is not a JSON object. */
export function callFields({ blockId, blockType, json, collectionId }: SummaryBlock): Fields | undefined {
  const value = json ? parseBlock(json) : {};
  if (!blockId || !value) return undefined;
  const widgetJSON = jsonText({ type: summaryTypes[blockType], id: blockId, value });
  return collectionId ? { widgetJSON, collectionId } : { widgetJSON };
}

/** Returns the HTML in a response; undefined if the response has none. */
export function htmlOf(response: unknown): string | undefined {
  const html = own(own(response, 'data'), 'html');
  return typeof html === 'string' ? html : undefined;
}
