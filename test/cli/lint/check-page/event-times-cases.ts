import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'event-times': [
    ['event-times', '<p ⟦data-event-times⟧>Leeward</p>'],
    ['event-times', '<p id="a" ⟦data-event-times⟧="b">Leeward</p>'],
    ['event-times', '<p>Leeward\n<b ⟦data-event-times⟧=c>Undertow</b></p>'],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'event-times': ['<p>Leeward</p>', '<!-- <p data-event-times> -->'],
};
