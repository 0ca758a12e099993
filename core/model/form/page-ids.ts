/** Ids that an author writes into the form, which the page sends beside the answers. */
import type { ControlMarkup } from './markup.ts';

const pageIds = ['formId', 'collectionId', 'objectName'] as const;

type PageId = (typeof pageIds)[number];

/** Empty where nothing says it. */
type PageIds = Readonly<Record<PageId, string>>;

const idsBy = (find: (id: PageId) => string | undefined): PageIds => ({
  formId: find('formId') ?? '',
  collectionId: find('collectionId') ?? '',
  objectName: find('objectName') ?? '',
});

type IdControl = Pick<ControlMarkup<unknown>, 'type' | 'name' | 'value'>;

export const isPageId = ({ type, name }: Pick<IdControl, 'type' | 'name'>): boolean =>
  type === 'hidden' && pageIds.some((id) => id === name);

/** The ids that hidden inputs of a form hold, which are no answers. */
export const readPageIds = (controls: readonly IdControl[]): PageIds =>
  idsBy((id) => controls.find((one) => isPageId(one) && one.name === id)?.value);

/** The ids in the call that site builders write into `onsubmit`: `submit({formId: '…', collectionId: '…'})`. */
export const readSubmitCall = (code: string): PageIds =>
  idsBy((id) => new RegExp(`\\b${id}\\s*:\\s*['"]([^'"]*)['"]`).exec(code)?.[1]);
