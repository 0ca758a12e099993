/** Returns an example page with the URLs of the test server, mapped as serve maps them. */
export async function exampleSource(name: string, folder = '/dist/test/'): Promise<string> {
  const base = new URL(`/examples/${name}.html`, location.href);
  const source = await (await fetch(base)).text();
  const absolute = (address: string): string => new URL(address, base).pathname;
  return source
    .replaceAll('/site-elements/', folder)
    .replaceAll(
      /\b(href|src)="(?=[\w.])(?!https?:|mailto:)([^"?#]*)/g,
      (_, name, address) => `${name}="${absolute(address)}`,
    )
    .replaceAll(/\bsrcset="[^"]+/g, (list) => list.replaceAll(/[\w./-]+(?= \d+w)/g, absolute));
}
