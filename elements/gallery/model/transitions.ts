/** How a slideshow changes slides (widgets 2, "Gallery designs"). */
export const transitions = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const;

export type Transition = (typeof transitions)[number];
