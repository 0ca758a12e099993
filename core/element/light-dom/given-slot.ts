/** How the names begin that slots get from us. */
export const slotPrefix = 'site-slot-';

/** Whether a slot name was given by us: it may stand in markup that was cloned or saved from a live element. */
export const isGivenSlot = (name: string): boolean => name.startsWith(slotPrefix);
