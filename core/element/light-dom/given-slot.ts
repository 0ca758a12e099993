/** The prefix of slot names that elements write. */
export const slotPrefix = 'site-slot-';

/**
 * Returns whether an element wrote this slot name. It may be in markup that was cloned or saved from a mounted element.
 */
export const isGivenSlot = (name: string): boolean => name.startsWith(slotPrefix);
