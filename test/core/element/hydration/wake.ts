/** Wakes a prerendered element, as a use of it does. */
export async function wakeForTest(host: Element): Promise<void> {
  const path = '/dist/test/prerendered.js';
  const { wake } = await import(path);
  wake(host);
}
