import type { InvalidCases, ValidCases } from './rule-cases.ts';

const items = '<ul><li><a href="/one">One</a></li></ul>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'list-markup': [
    ['list-markup-missing', '⟦<site-list⟧><p>Posts</p></site-list>'],
    [
      'list-markup-missing',
      '⟦<site-list⟧><div role="navigation"><ul><li><a href="?tag=a">A</a></li></ul></div></site-list>',
    ],
    ['list-markup-missing', '⟦<site-list⟧><nav><ul><li><a href="?tag=a">A</a></li></ul></nav></site-list>'],
    ['list-markup-missing', '<h1>Posts</h1>\n⟦<site-list⟧ view="grid"></site-list>'],
    ['list-markup-next', `<site-list>${items}⟦<a⟧ rel="next" href="#">Older</a></site-list>`],
    ['list-markup-next', `<site-list>${items}<p>⟦<a⟧ class="more" rel="nofollow next">Older</a></p></site-list>`],
    [
      'list-markup-method',
      `<site-list>⟦<form⟧ method="POST" action="/posts"><label>Tag <input name="tag"></label></form>${items}</site-list>`,
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'list-markup': [
    `<site-list>${items}<a rel="next" href="?page=2">Older</a></site-list>`,
    '<site-list><div><article><h2><a href="/one">One</a></h2></article></div></site-list>',
    '<site-list><post-list></post-list></site-list>',
    '<site-list>{{ posts }}</site-list>',
    `<site-list>${items}<a rel="next" :href="older">Older</a></site-list>`,
    `<site-list><form action="/posts"><label>Tag <input name="tag"></label></form>${items}</site-list>`,
    `<site-list>${items}<form method="post" action="/letter"><label>Email <input name="email"></label></form></site-list>`,
    `<a rel="next" href="#">Older</a>`,
  ],
};
