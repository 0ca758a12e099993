/**
 * Reads the JSON of a form: a list of fields, an object with a list of `fields`, or the `formFields` that site builders
 * write since 2024. Accepts the variations that occur in practice.
 */
import { type FileLimits, parseLimit } from '../files/file-limits.ts';
import type { Problem } from '../finding.ts';
import { isSafeUrl } from '../safe-url.ts';
import { html, own } from '../site-context/decoders.ts';
import { readCustomMessages } from './custom-messages.ts';
import { type FieldDefinition, type FormDefinition, field } from './definition.ts';
import { type FieldType, fieldTypes, isFieldType } from './field-types.ts';
import { parseFlag, parseMaxLength, parseText } from './parse-values.ts';

/** A problem, and its path in the JSON. */
export interface DefinitionProblem extends Problem {
  readonly path: readonly (string | number)[];
  /** The path of the first of two fields with one id. */
  readonly relatedPath?: readonly (string | number)[];
}

type Path = DefinitionProblem['path'];
type Report = (
  code: string,
  severity: Problem['severity'],
  path: Path,
  args?: Problem['args'],
  relatedPath?: Path,
) => void;

/** Whether a form may redirect to the URL. */
export const isSafeRedirect = (url: string): boolean => isSafeUrl(url, ['http:', 'https:']);

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

interface Found {
  readonly holder: unknown;
  readonly list: readonly unknown[];
  readonly path: Path;
}

const wrappers = ['form', 'context', 'data', 'props'] as const;

const lists = ['formFields', 'fields'] as const;

/** Finds the list of fields: at the top level, or one level below. */
function findFields(json: unknown, path: Path = []): Found | undefined {
  if (Array.isArray(json)) return { holder: undefined, list: json, path };
  for (const name of lists) {
    const list = parsed(own(json, name));
    if (Array.isArray(list)) return { holder: json, list, path: [...path, name] };
  }
  if (path.length > 0) return undefined;
  const inner = wrappers.map((name) => [name, parsed(own(json, name))] as const);
  return inner
    .filter(([, value]) => !Array.isArray(value))
    .map(([name, value]) => findFields(value, [name]))
    .find((found) => found !== undefined);
}

/** Returns the path of invalid JSON in place of the fields. */
function invalidTextPath(json: unknown): Path | undefined {
  if (json === undefined) return [];
  const name = lists.find((name) => typeof own(json, name) === 'string' && parsed(own(json, name)) === undefined);
  return name && [name];
}

function readType(json: unknown, path: Path, report: Report): FieldType {
  const word = parseText(own(json, 'type')).toLowerCase();
  if (isFieldType(word)) return word;
  // A flag may specify the type: `"email": true`. A `name` that is a text does not.
  const flagged = Object.keys(fieldTypes).find((type) => own(json, type) === true);
  if (flagged !== undefined && isFieldType(flagged)) return flagged;
  const at = own(json, 'type') === undefined ? path : [...path, 'type'];
  report('form-type-unknown', 'warn', at, { type: word, accepted: Object.keys(fieldTypes).join(', ') });
  return 'text';
}

const optionText = (option: unknown): string =>
  [option, ...['label', 'text', 'title', 'value'].map((name) => own(option, name))].map(parseText).find(Boolean) ?? '';

function readOptions(json: unknown): readonly string[] {
  const list = ['options', 'questions'].map((name) => own(json, name)).find(Array.isArray) ?? [];
  return [...new Set(list.map(optionText))].filter((text) => text !== '');
}

function readLimit(json: unknown, path: Path, report: Report): { maxLength?: number } {
  const limit = parseMaxLength(own(json, 'maxLength'));
  if (limit === undefined) return {};
  if (!Number.isNaN(limit)) return { maxLength: limit };
  report('form-max-length', 'warn', [...path, 'maxLength'], { value: parseText(own(json, 'maxLength')) });
  return {};
}

const readFileLimits = (json: unknown): FileLimits => {
  const [maxFiles, maxSize] = ['maxFiles', 'maxSize'].map((name) => parseLimit(own(json, name)));
  return {
    accept: parseText(own(json, 'accept')),
    isMultiple: parseFlag(own(json, 'multiple')),
    ...(maxFiles !== undefined && { maxFiles }),
    ...(maxSize !== undefined && { maxSize }),
  };
};

/** The required property of each type, and the code of the problem without it. */
const requirements: Readonly<
  Partial<Record<FieldType, readonly [code: string, of: (read: FieldDefinition) => unknown]>>
> = {
  radio: ['form-options-missing', ({ options }) => options[0]],
  checkbox: ['form-options-missing', ({ options }) => options[0]],
  select: ['form-options-missing', ({ options }) => options[0]],
  likert: ['form-likert-empty', ({ options }) => options[0]],
  hidden: ['form-hidden-name-missing', ({ key }) => key],
};

function readField(json: unknown, path: Path, report: Report): FieldDefinition {
  const type = readType(json, path, report);
  const text = (name: string): string => parseText(own(json, name));
  const symbol = text('currencySymbol');
  const read = field({
    id: text('id'),
    type,
    title: text('title'),
    description: text('description'),
    placeholder: text('placeholder'),
    required: parseFlag(own(json, 'required')),
    options: readOptions(json),
    messages: readCustomMessages(own(json, 'messages')),
    showCountryCode: parseFlag(own(json, 'showCountryCode')),
    underline: parseFlag(own(json, 'underline')),
    key: text('key') || text('name'),
    value: text('value'),
    ...readLimit(json, path, report),
    ...(symbol && { currencySymbol: symbol }),
    ...(type === 'file' && { files: readFileLimits(json) }),
  });
  const need = requirements[type];
  if (need && !need[1](read)) report(need[0], 'warn', path, { type });
  return read;
}

/**
 * Returns the wanted id, or a similar one if it is taken. `counts` contains the last number that was tried for each id, so
 * that many fields with one id do not try all numbers again.
 */
function freeId(wanted: string, taken: ReadonlyMap<string, unknown>, counts: Map<string, number>): string {
  for (let count = (counts.get(wanted) ?? 0) + 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    counts.set(wanted, count);
    if (!taken.has(id)) return id;
  }
}

function readFields({ list, path }: Found, report: Report): readonly FieldDefinition[] {
  const taken = new Map<string, Path>();
  const counts = new Map<string, number>();
  return list.flatMap((json, index) => {
    const at = [...path, index];
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      report('form-field-unreadable', 'warn', at);
      return [];
    }
    const read = readField(json, at, report);
    if (read.id === '' && read.type !== 'section') report('form-field-id-missing', 'warn', at, { type: read.type });
    const first = taken.get(read.id);
    if (first) report('form-field-id-duplicate', 'error', [...at, 'id'], { id: read.id }, first);
    const id = freeId(read.id || `${read.type}-${index + 1}`, taken, counts);
    taken.set(id, [...at, 'id']);
    return [{ ...read, id }];
  });
}

function readRedirect(json: unknown, path: Path, report: Report): string {
  const url = parseText(own(json, 'successRedirect'));
  if (url === '' || isSafeRedirect(url)) return url;
  report('form-redirect-unsafe', 'error', [...path, 'successRedirect'], { url });
  return '';
}

function readForm(found: Found, report: Report): FormDefinition {
  const { holder, path } = found;
  const value = (...names: readonly string[]): unknown => names.map((name) => own(holder, name)).find(Boolean);
  return {
    formId: parseText(value('formId', 'id')),
    collectionId: parseText(value('collectionId')),
    objectName: parseText(value('objectName')),
    name: parseText(value('formName', 'name')),
    fields: readFields(found, report),
    submitText: parseText(value('formSubmitButtonText', 'submitButtonText')),
    submissionText: html(value('formSubmissionMessage')) ?? '',
    submissionHtml: html(value('formSubmissionHTML', 'submissionHTML', 'submissionHtml')) ?? '',
    redirect: readRedirect(holder, path.slice(0, -1), report),
    hasCaptcha: parseFlag(value('captchaEnabled')),
  };
}

/**
 * Reads a definition from a JSON value or text, and lists its problems. Never throws: an unknown type becomes text, missing
 * and duplicate ids are replaced, an unsafe redirect is dropped. Without fields there is no definition.
 */
export function readDefinition(json: unknown): {
  readonly definition?: FormDefinition;
  readonly problems: readonly DefinitionProblem[];
} {
  const problems: DefinitionProblem[] = [];
  const report: Report = (code, severity, path, args = {}, relatedPath) =>
    problems.push({ code, severity, args, path, ...(relatedPath && { relatedPath }) });
  const value = parsed(json);
  const found = findFields(value);
  if (found) return { definition: readForm(found, report), problems };
  const broken = invalidTextPath(value);
  report(broken ? 'form-json-invalid-json' : 'form-json-empty', 'error', broken ?? []);
  return { problems };
}
