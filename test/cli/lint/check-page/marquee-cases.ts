import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  marquee: [
    ['marquee-empty', '⟦<site-marquee⟧><p></p></site-marquee>'],
    ['marquee-empty', '⟦<site-marquee⟧ speed="20"><ul><li> </li><li>&nbsp;</li></ul></site-marquee>'],
    ['marquee-empty', '⟦<site-marquee⟧ data-block-json="{&quot;animationSpeed&quot;:2}"><p>\n</p></site-marquee>'],
    ['marquee-control', '<site-marquee><p>New ⟦<button⟧>Show</button></p></site-marquee>'],
    ['marquee-control', '<site-marquee><form>Search ⟦<input⟧ aria-label="Search"></form></site-marquee>'],
    ['marquee-control', '<p>News</p>\n<site-marquee>Size ⟦<select⟧ aria-label="Size"></select></site-marquee>'],
    ['marquee-wave', '<site-marquee shape="wave"><p>New <b>⟦<a⟧ href="#prints">prints</a></b></p></site-marquee>'],
    ['marquee-wave', '<site-marquee shape="Wave">New ⟦<img⟧ src="/a.png" alt="Leeward"></site-marquee>'],
    ['marquee-wave', '<site-marquee wave-segment="400" shape="wave">⟦<svg⟧></svg>New</site-marquee>'],
    ['marquee-segment', '<site-marquee ⟦wave-segment⟧="400"><p>New</p></site-marquee>'],
    ['marquee-segment', '<site-marquee shape="straight" ⟦wave-segment⟧=300>New</site-marquee>'],
    [
      'marquee-segment',
      '<site-marquee ⟦wave-segment⟧="300" data-block-json="{&quot;waveIntensity&quot;:0}">New</site-marquee>',
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  marquee: [
    '<site-marquee><p>New <a href="#prints">prints</a></p></site-marquee>',
    '<site-marquee shape="wave" wave-segment="400">New <em>prints</em></site-marquee>',
    '<site-marquee><img src="/a.png" alt="Leeward"></site-marquee>',
    '<site-marquee></site-marquee>',
    '<site-marquee><p>{{ news }}</p></site-marquee>',
    '<site-marquee><site-relative-time></site-relative-time></site-marquee>',
    '<site-marquee data-block-json="{&quot;marqueeItems&quot;:[{&quot;text&quot;:&quot;New&quot;}]}"><p></p></site-marquee>',
    '<site-marquee wave-segment="300" data-block-json="{&quot;waveIntensity&quot;:20}">New</site-marquee>',
    '<button>Show</button>',
  ],
};
