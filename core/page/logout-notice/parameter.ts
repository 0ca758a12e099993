const parameter = 'logout=true';

/** Returns the query of a URL without the parameter that shows the notice; undefined if it does not have it. The rest is unchanged. */
export function withoutParameter(search: string): string | undefined {
  const all = search.replace('?', '').split('&');
  const others = all.filter((text) => text !== parameter);
  if (others.length === all.length) return undefined;
  return others.length > 0 ? `?${others.join('&')}` : '';
}
