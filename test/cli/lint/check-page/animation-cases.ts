import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  animation: [
    ['animation-value-misspelt', '<p data-site-animation="⟦slied⟧">Printed in Oslo</p>'],
    ['animation-value', '<p data-site-animation="⟦explode⟧">Printed in Oslo</p>'],
    ['animation-value', '<p data-site-animation data-site-animation-delay="⟦soon⟧">Printed in Oslo</p>'],
    ['animation-value', '<img alt="" src="a.png" data-site-animation=scale data-site-animation-duration=⟦-1s⟧>'],
    ['animation-value', '<p data-site-animation data-site-animation-timeline="⟦scroll⟧">Printed in Oslo</p>'],
    ['animation-missing', '<p ⟦data-site-animation-delay⟧="1s">Printed in Oslo</p>'],
    ['animation-element', '<site-animate ⟦data-site-animation⟧="slide"><p>Printed in Oslo</p></site-animate>'],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  animation: [
    '<p data-site-animation>Printed in Oslo</p><p data-site-animation="Slide">Printed in Oslo</p>',
    '<p data-site-animation="scale" data-site-animation-duration=".5s" data-site-animation-delay="100">Printed</p>',
    '<p data-site-animation="{{ animation }}" data-site-animation-delay="{{ delay }}ms">Printed in Oslo</p>',
    '<p :data-site-animation="animation" data-site-animation-delay="1s">Printed in Oslo</p>',
    '<p data-site-animation data-site-animation-state="loaded">Printed in Oslo</p>',
    '<site-animate animation="slide" duration="1s" timeline="view"><p>Printed in Oslo</p></site-animate>',
  ],
};
