import type { TestRunnerPlugin } from '@web/test-runner';

const before = 'structuredClone(obj)';

/** Source text for the page: copies a value, and replaces values that cannot be copied with their text. */
const copy = `(function copied(value) {
  try {
    return structuredClone(value);
  } catch {
    if (Array.isArray(value)) return value.map(copied);
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return String(value);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copied(member)]));
  }
})(obj)`;

/**
 * Fails a test when a value cannot be sent to the runner, such as a node or a function. Without it the page never reports that
 * it is done, and the runner reports a timeout of the file.
 */
export const sendable: TestRunnerPlugin = {
  name: 'sendable',
  transform({ path, body }) {
    if (path !== '/__web-dev-server__web-socket.js') return undefined;
    if (!String(body).includes(before))
      throw new Error(`The test runner has changed: it does not contain ${before} any more.`);
    return String(body).replace(before, copy);
  },
};
