import type { ContentStatus } from '../vocabularies/pages.ts';
import type { messages } from './messages.en.ts';

const labels: Partial<Readonly<Record<ContentStatus, keyof typeof messages>>> = {
  published: 'product-available',
  scheduled: 'product-scheduled',
  draft: 'product-hidden',
};

/** Returns the code of the label that states whether a product can be bought (docs/spec.md#runtime-3, "Workflow labels"). */
export const workflowLabel = (status: ContentStatus | undefined): keyof typeof messages =>
  (status && labels[status]) ?? 'product-unsupported';
