import type { InvalidCases, ValidCases } from './rule-cases.ts';

const variant = '<template data-variant="b"><h1>Bring the coast home</h1></template>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  experiment: [
    ['experiment-name', `⟦<site-experiment⟧><h1>Prints</h1>${variant}</site-experiment>`],
    ['experiment-name', `⟦<site-experiment⟧ name="">Prints ${variant}</site-experiment>`],
    [
      'experiment-variant',
      `<site-experiment name="hero">Prints ⟦<template⟧>New</template>${variant}</site-experiment>`,
    ],
    [
      'experiment-variant',
      `<site-experiment name="hero">Prints ⟦<template⟧ data-variant="">New</template></site-experiment>`,
    ],
    [
      'experiment-duplicate',
      `<site-experiment name="hero">Prints ${variant}⟦<template⟧ data-variant="b">New</template></site-experiment>`,
    ],
    ['experiment-default', `⟦<site-experiment⟧ name="hero">${variant}</site-experiment>`],
    ['experiment-default', '<p>Prints</p>⟦<site-experiment⟧ name="hero"></site-experiment>'],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  experiment: [
    `<site-experiment name="hero"><h1>Prints</h1>${variant}</site-experiment>`,
    `<site-experiment name="hero">Prints</site-experiment>`,
    `<site-experiment name="hero">Prints ${variant}</site-experiment><site-experiment name="hero">More ${variant}</site-experiment>`,
    `<site-experiment :name="experiment">Prints ${variant}</site-experiment>`,
    `<site-experiment name="hero">Prints <template :data-variant="one"></template></site-experiment>`,
    '<site-experiment name="hero">{{#each variants}}</site-experiment>',
    '<template><p>Prints</p></template>',
  ],
};
