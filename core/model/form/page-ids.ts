/** Ids of the form, its collection and its object, which are sent with a submission. */
import type { ControlMarkup } from './markup.ts';

const pageIds = ['formId', 'collectionId', 'objectName'] as const;

type PageId = (typeof pageIds)[number];

/** Empty if not specified. */
type PageIds = Readonly<Record<PageId, string>>;

const idsBy = (find: (id: PageId) => string | undefined): PageIds => ({
  formId: find('formId') ?? '',
  collectionId: find('collectionId') ?? '',
  objectName: find('objectName') ?? '',
});

type IdControl = Pick<ControlMarkup<unknown>, 'type' | 'name' | 'value'>;

export const isPageId = ({ type, name }: Pick<IdControl, 'type' | 'name'>): boolean =>
  type === 'hidden' && pageIds.some((id) => id === name);

/** Reads the ids in hidden inputs of a form. */
export const readPageIds = (controls: readonly IdControl[]): PageIds =>
  idsBy((id) => controls.find((one) => isPageId(one) && one.name === id)?.value);

const argument = (id: PageId): RegExp => new RegExp(`\\b${id}\\s*:\\s*['"]([^'"]*)['"]`);
const submitArguments: Readonly<Record<PageId, RegExp>> = {
  formId: argument('formId'),
  collectionId: argument('collectionId'),
  objectName: argument('objectName'),
};

/** Reads the ids in the call that site builders write into `onsubmit`: `submit({formId: '…', collectionId: '…'})`. */
export const readSubmitCall = (code: string): PageIds => idsBy((id) => submitArguments[id].exec(code)?.[1]);
