import type { ContentStatus } from './content-statuses.ts';

/** Content statuses that a page is labelled with; the others have no label (docs/spec.md#widgets-2, "Page status labels"). */
export const pageStatusLabels = [
  'scheduled',
  'needs-review',
  'draft',
  'private',
] as const satisfies readonly ContentStatus[];

export type PageStatusLabel = (typeof pageStatusLabels)[number];
