import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  directive: [
    ['directive-unknown', '<p>⟦<!-- site-lint-off image-alt -- x -->⟧</p>'],
    ['directive-unknown', '⟦<!--site-lint-disabel link-->⟧'],
    ['directive-rule-missing', '⟦<!-- site-lint-disable-next -- why -->⟧<img alt="" src="a.png">'],
    ['directive-rule-missing', '⟦<!-- site-lint-enable -->⟧'],
    ['directive-reason-missing', '⟦<!-- site-lint-disable image-alt -->⟧<img src="a.png">'],
    ['directive-reason-missing', '⟦<!-- site-lint-disable-next image-alt -- -->⟧<img src="a.png">'],
    ['directive-rule-misspelt', '<!-- site-lint-disable-next ⟦imag-alt⟧ -- why -->'],
    ['directive-rule-unknown', '<!-- site-lint-disable ⟦banana⟧ -- why -->'],
    ['directive-unused', '<!-- site-lint-disable-next ⟦image-alt⟧ -- why --><img alt="" src="a.png"><p>'],
    ['directive-unused', '<!--\n site-lint-disable link,\n ⟦image-alt⟧ -- why\n--><a href="tel:1">x</a>'],
    ['directive-unused', '<img src="b.png" alt=""><!-- site-lint-disable-next ⟦image-alt⟧ -- nothing follows -->'],
  ],
  encoding: [
    ['encoding-nul', '<p>⟦\0⟧</p>\0'],
    ['encoding-utf-16', '⟦\0⟧<\0i\0m\0g\0>'],
    ['encoding-utf-16', '⟦<⟧\0i\0m\0g\0>\0'],
    ['encoding-nul', '<a href="/a⟦\0⟧">x</a>'],
  ],
  'duplicate-attribute': [
    ['duplicate-attribute', '<p class="a" ⟦class⟧="b">'],
    ['duplicate-attribute-empty', '<p id=a title\n⟦TITLE⟧ = "x">'],
    ['duplicate-attribute-empty', '<img alt="" src="a.png" ⟦alt⟧="A">'],
    ['duplicate-attribute-equal', '<p class="a" ⟦class⟧=" a ">'],
    ['duplicate-attribute-equal', '<img alt src="a.png" ⟦alt⟧="">'],
    ['duplicate-attribute', '<img alt="A" src="a.png" ⟦alt⟧>'],
    ['duplicate-attribute', '<a href="tel:+15550100" ⟦href⟧="tel:1">x</a>'],
  ],
  'duplicate-id': [
    ['duplicate-id', '<body><p id="a"></p><p id="⟦a⟧"></p></body>'],
    ['duplicate-id', '<html><p id=a><b>x</b><i id=⟦a⟧></i></html>'],
    ['duplicate-id', '<body><template><p id=a></p></template><p id=a></p><p id=⟦a⟧></p></body>'],
    [
      'duplicate-id',
      '<body><form><label>A<input id="a"></label></form><form><label>B<input id="⟦a⟧"></label></form></body>',
    ],
  ],
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'duplicate-attribute': [
    '<p class="a" id="class" data-class><b class="a"></b></p><P TITLE="class class">',
    '<p {{#if a}}class="b"{{else}}class="c"{{/if}}><p <?php if ($a) ?> class="b" <?php else ?> class="c">',
    '<p on:click={a} on:click={b} @click="a" @click="b" :class="a" class="b" use:x use:x><p {.if a}class="b"{.or}class="c"{.end}>',
  ],
  'duplicate-id': [
    '<p id="a"></p><p id="a"></p>',
    '<body><p id="a"></p><template><p id="a"></p></template><noscript><p id="a"></p></noscript><p id=""></p><p id=""></p></body>',
    '<body><p id="{{a}}"></p><p id="{{a}}"></p></body>',
    '<body><p id="a"></p><p id="A"></p><a name="a"></a></body>',
  ],
};
