/** Every format that `--format` takes; what writes them is imported when it is wanted. */
export const formats = ['pretty', 'compact', 'json', 'sarif', 'junit', 'github', 'gitlab'] as const;

export type Format = (typeof formats)[number];
