import type { RecordType } from './record-types.ts';

/** Content item types whose views are counted (docs/spec.md#runtime-3, "Visitor tracking"). */
export const trackedRecordTypes = [
  'audio',
  'event',
  'image',
  'portfolio-item',
  'text',
  'video',
] as const satisfies readonly RecordType[];

export type TrackedRecordType = (typeof trackedRecordTypes)[number];
