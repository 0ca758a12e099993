/** The data of a summary block, as site builders store it (docs/spec.md#runtime-3, "Enumerations"). */
import { own, text } from '../../../core/model/site-context/decoders.ts';

/** The types of summaries, with their numbers. */
export const summaryTypes = { summary: 20, 'summary-v2': 55 } as const;

export type SummaryType = keyof typeof summaryTypes;

/** Parses block data; undefined for anything but a JSON object. */
export function parseBlock(json: string | undefined): object | undefined {
  try {
    const data: unknown = JSON.parse(json ?? '');
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the first value that is not blank. */
export const firstText = (...values: readonly (string | undefined)[]): string | undefined =>
  values.find((value) => value?.trim());

/** Returns the id of a block: that of its element, or that in its data. */
export const idOf = (blockId: string | undefined, json: string | undefined): string | undefined =>
  firstText(blockId, text(own(parseBlock(json), 'blockId')));
