/** Reads a {@link Submission} from a request of the page's script, or of a browser without script. */
import type { HonoRequest } from 'hono';
import type { FieldValue, FormValues } from '../../../../core/model/form/values.ts';
import type { Refusal, Submission } from '../../state/submission.ts';
import { parseJson } from '../parse-json.ts';
import { readBody, valuesByName } from '../request-body.ts';
import { refuse } from './check-submission.ts';

type Payload = Readonly<Record<string, unknown>>;

/** The payload names of docs/spec.md#runtime-7 that are not details. */
const own: readonly string[] = ['key', 'formId', 'form'];

/** Names of hidden inputs with data of the page, which are not answers (`readPageIds` of the model). */
const pageIds: readonly string[] = ['collectionId', 'objectName'];

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isFieldValue = (value: unknown): value is FieldValue =>
  isText(value) ||
  (Array.isArray(value) && value.every(isText)) ||
  (isRecord(value) && Object.values(value).every(isText));

const isFields = (value: unknown): value is FormValues => isRecord(value) && Object.values(value).every(isFieldValue);

const textOf = (value: unknown): string => (isText(value) ? value : '');

const without = (payload: Payload, names: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));

function parseFields(text: unknown): FormValues | undefined {
  try {
    const fields = parseJson(textOf(text));
    return isFields(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

function fromScript(payload: Payload): Submission | Refusal {
  const fields = parseFields(payload.form);
  if (!fields) return refuse(400, 'mock-form-not-a-map');
  return {
    key: isText(payload.key) ? payload.key : undefined,
    formId: textOf(payload.formId),
    fields,
    details: without(payload, own),
    withScript: true,
  };
}

/** Reads a form that a browser sent without script: the field names are those of the page, and there is no key. */
function fromBrowser(data: FormData): Submission {
  const values = [...valuesByName(data)]
    .filter(([name]) => !own.includes(name))
    .map(([name, texts]): [string, FieldValue] => [name, texts.length > 1 ? [...texts] : texts[0]]);
  const details = Object.fromEntries(values.filter(([name]) => pageIds.includes(name)));
  const fields = Object.fromEntries(values.filter(([name]) => !pageIds.includes(name)));
  return { key: undefined, formId: textOf(data.get('formId')), fields, details, withScript: false };
}

/** Reads JSON, URL-encoded and multipart bodies. Returns a refusal for an invalid body. */
export async function readSubmission(request: HonoRequest): Promise<Submission | Refusal> {
  const body = await readBody(request);
  if (body.kind === 'json' && isRecord(body.data)) return fromScript(body.data);
  if (body.kind !== 'form') return refuse(400, 'mock-body-unreadable');
  return body.data.has('form') ? fromScript(Object.fromEntries(body.data)) : fromBrowser(body.data);
}
