/** Returns whether a link in the head, by its attributes, leads to a page in another language, not to a feed or a stylesheet. */
export function isAlternatePage(rel: string | null | undefined, type: string | null | undefined): boolean {
  const types = rel?.toLowerCase().split(/\s+/) ?? [];
  const isPage = /^\s*((text\/html|application\/xhtml\+xml)\s*(;.*)?)?$/i.test(type ?? '');
  return isPage && types.includes('alternate') && !types.includes('stylesheet');
}
