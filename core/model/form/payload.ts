/** The body of the save call (docs/spec.md#runtime-7, SaveFormSubmission; page fields of docs/spec.md#runtime-3). */
import { jsonText } from '../json-text.ts';
import type { SiteContext } from '../site-context/site-context.ts';
import type { FormDefinition } from './definition.ts';
import type { FormValues } from './values.ts';

/** The page of the form. Values that the site context does not contain are omitted. */
export interface PageFields {
  readonly pageTitle?: string;
  /** Id of the item that the page shows, or else of its collection. */
  readonly pageId?: string;
  /** Whether `pageId` is that of an item or of a collection. */
  readonly contentSource?: 'i' | 'c';
  readonly pagePath?: string;
  readonly pagePermissionTypeValue?: number;
}

export interface SavePayload extends PageFields {
  readonly key: string;
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** The values by field id, as a JSON text. */
  readonly form: string;
  readonly captchaKey?: string;
}

/** A submission without its key. */
export interface Submission {
  readonly form: Pick<FormDefinition, 'formId' | 'collectionId' | 'objectName'>;
  /** As returned by `sentValues`. */
  readonly values: FormValues;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** The captcha's answer, if the form has a captcha. */
  readonly captchaKey?: string;
  readonly page: PageFields;
}

/** Builds the page fields from a site context and the title and path of the page. */
export function pageFields(
  { item, collection }: Pick<SiteContext, 'item' | 'collection'>,
  { title, path }: { readonly title: string; readonly path: string },
): PageFields {
  const pageId = item?.id ?? collection?.id;
  const permission = collection?.permissionType;
  return {
    pageTitle: title,
    pagePath: path,
    ...(pageId !== undefined && { pageId, contentSource: item?.id === undefined ? 'c' : 'i' }),
    ...(permission !== undefined && { pagePermissionTypeValue: permission }),
  };
}

/** Builds the body of the save call. */
export function savePayload(
  key: string,
  { form: { formId, collectionId, objectName }, values, page, ...rest }: Submission,
): SavePayload {
  return { key, formId, collectionId, objectName, ...rest, form: jsonText(values), ...page };
}
