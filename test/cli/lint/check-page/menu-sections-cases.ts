import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'menu-sections': [
    ['menu-sections-missing', '⟦<site-menu⟧><h3>Lunch</h3><p>Soup</p></site-menu>'],
    ['menu-sections-missing', '<p>Food</p>\n⟦<site-menu⟧ label="Food"><div><h3>Lunch</h3></div></site-menu>'],
    [
      'menu-sections-title',
      '<site-menu><section><h3>Lunch</h3></section>⟦<section⟧ id="dinner"><p>Fish</p></section></site-menu>',
    ],
    ['menu-sections-title', '<site-menu>⟦<article⟧ aria-label=" "><h3> </h3></article></site-menu>'],
    [
      'menu-sections-duplicate',
      '<site-menu><section><h3>Set\nlunch</h3></section>⟦<section⟧><h3><em>Set</em> lunch</h3></section></site-menu>',
    ],
    [
      'menu-sections-duplicate',
      '<site-menu><section aria-label="Lunch">Soup</section>⟦<section⟧><h3>Lunch</h3></section></site-menu>',
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'menu-sections': [
    '<site-menu><section><h3>Lunch</h3></section><section><h3>Dinner</h3></section></site-menu>',
    '<site-menu><section aria-label="Lunch"><h3>Soups</h3></section><article><h3>Soups</h3></article></site-menu>',
    '<site-menu><div class="menus"><div class="menu"><div class="menu-item">Soup</div></div></div></site-menu>',
    '<site-menu><div role="tabpanel" aria-label="Lunch">Soup</div></site-menu>',
    '<site-menu data-block-json="{&quot;menus&quot;:[{&quot;title&quot;:&quot;Lunch&quot;}]}"><p>Soup</p></site-menu>',
    '<site-menu></site-menu>',
    '<site-menu><p>{{#each sections}}</p></site-menu>',
    '<site-menu><section><h3>{{ title }}</h3></section><section><h3>{{ title }}</h3></section></site-menu>',
    '<site-menu><section><menu-title></menu-title></section></site-menu>',
    '<section><p>Soup</p></section>',
  ],
};
