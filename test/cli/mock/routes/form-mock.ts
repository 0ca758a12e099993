/** A mock API with predictable ids, and the form calls that tests send to it. */
import { createMock } from '../../../../cli/mock/app.ts';
import type { MockOptions } from '../../../../cli/mock/state/mock-site.ts';
import { field } from '../../../../core/model/form/definition.ts';
import type { FieldType } from '../../../../core/model/form/field-types.ts';

const newIds = (): (() => string) => {
  let count = 0;
  return () => `id-${++count}`;
};

export const startMock = (options: Partial<MockOptions> = {}) =>
  createMock({ now: () => 0, newId: newIds(), ...options }).app;

export type Mock = ReturnType<typeof startMock>;

export const required = (...fields: readonly (readonly [id: string, type: FieldType])[]) =>
  fields.map(([id, type]) => field({ id, type, required: true }));

export async function askKey(mock: Mock): Promise<string> {
  const answer = await mock.request('/api/form/FormSubmissionKey', { method: 'POST' });
  const { key } = (await answer.json()) as { key: string };
  return key;
}

export const save = (mock: Mock, payload: Record<string, unknown>) =>
  mock.request('/api/form/SaveFormSubmission', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

export const contact = async (mock: Mock, more: Record<string, unknown> = {}) => ({
  key: await askKey(mock),
  formId: 'contact',
  form: JSON.stringify({ name: 'Ida Halden', topics: ['prints', 'framing'], visit: { 'Easy to find': '2' } }),
  ...more,
});

export const saved = async (mock: Mock) => {
  const answer = await mock.request('/__mock/submissions');
  return ((await answer.json()) as { submissions: Record<string, unknown>[] }).submissions;
};
