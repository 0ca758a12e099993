/** Whether views of the page with this path are recorded: not of the search (docs/spec.md#runtime-2, "Navigation targets"). */
export const isViewRecorded = (path: string): boolean => !/^\/search\/?$/.test(path);
