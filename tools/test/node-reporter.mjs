// JavaScript, because Node's test runner loads it before the TypeScript loader.
import { resolve } from 'node:path';

/**
 * A reporter for `node --test-reporter`: one JSON object a line (`NodeTestLine` in node-tests.ts), suites left out.
 * Node reports a process itself as a test, with the path of its module as name, only when it has no tests or failed.
 */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue;
    const { name, file, skip } = data;
    const isProcess = file !== undefined && resolve(name) === file;
    yield `${JSON.stringify({ name, skip, passed: type === 'test:pass', file, isProcess })}\n`;
  }
}
