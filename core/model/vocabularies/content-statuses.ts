/** Content status, in page data `workflowState` (docs/spec.md#runtime-3, "Enumerations"). */
export const contentStatuses = {
  published: 1,
  scheduled: 2,
  'needs-review': 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;

export type ContentStatus = keyof typeof contentStatuses;
