/** Waiting for what must happen: never for a time that should be long enough. */

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Looks until it is there, for at most 8 s unless told otherwise, and answers it. */
export async function until<Found>(
  what: string,
  look: () => Found | null | undefined | false,
  patience = 8000,
): Promise<Found> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(15)) {
    const found = look();
    if (found) return found;
  }
  throw new Error(`Waited in vain: ${what}.`);
}
