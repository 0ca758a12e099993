/** Requests to a mock API with a fixed clock, for the tests of its inspector. */
import { createMock, type MockSetup } from '../../../../cli/mock/app.ts';

export const form = '/api/form/SaveFormSubmission';
export const cart = '/api/commerce/shopping-cart';

export type Mock = ReturnType<typeof createMock>['app'];

export const startMock = (setup: MockSetup = {}, now = () => 0): Mock => {
  let ids = 0;
  return createMock({ now, newId: () => `id-${++ids}` }, setup).app;
};

export const ask = async (mock: Mock, line: string, body?: unknown, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = line.split(' ');
  const answer = await mock.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, data: await answer.json().catch(() => undefined) };
};

export const payload = (key: string | undefined, more = {}) => ({
  key,
  formId: 'contact',
  collectionId: 'c',
  objectName: 'o',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: '{"name":"Ida"}',
  ...more,
});

export const newKey = async (mock: Mock, headers = {}): Promise<string> =>
  (await ask(mock, 'POST /api/form/FormSubmissionKey', undefined, headers)).data.key;

export const send = async (mock: Mock, headers: Record<string, string> = {}) =>
  (await ask(mock, `POST ${form}`, payload(await newKey(mock, headers)), headers)).status;
