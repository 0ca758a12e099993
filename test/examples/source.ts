/** An example page with the addresses that the test server has: what serve maps is mapped here by hand. */
export async function exampleSource(name: string, folder = '/dist/test/'): Promise<string> {
  const source = await (await fetch(`/examples/${name}.html`)).text();
  return source.replaceAll('/site-elements/', folder).replaceAll(/\b(href|src)="(?=\w)(?!https?:)/g, '$1="/examples/');
}
