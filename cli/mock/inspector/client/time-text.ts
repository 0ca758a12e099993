/** Formats `2026-11-20T09:30:00.000Z` as 2026-11-20 09:30:00 UTC. */
export const timeText = (iso: string): string => iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
