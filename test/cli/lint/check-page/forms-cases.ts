import type { InvalidCases, ValidCases } from './rule-cases.ts';

const context = '<script type="application/json" class="sqs-form-block-context">';
const item =
  '<form data-form-id="f"><p class="form-item field text required" id="a"><label>A *<input required></label></p></form>';
const field = (type: string): string => `<form data-form-id="f"><p class="form-item field ${type}">`;

/** Mistakes per rule: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'form-markup': [
    ['form-id-malformed', '<form data-form-id="⟦627bf20235dda41a8e3d5e5⟧"></form>'],
    ['form-id-malformed', '<form data-form-id="⟦627bf20235dda41a8e3d5e5O⟧"></form>'],
    ['form-id-malformed', '<form data-form-id="⟦my form⟧"></form>'],
    ['form-field-id-duplicate', '<form><label>A<input id="a"></label><label>B<input id="⟦a⟧"></label></form>'],
    [
      'form-field-id-duplicate',
      '<form data-form-id="f"><p class="form-item field" id="x"></p><p class="form-item section" id="⟦x⟧"></p></form>',
    ],
    [
      'form-field-id-duplicate',
      '<form data-form-id="f"><input type="hidden" class="form-item field hidden" id="a" name="A"><input type="hidden" class="form-item field hidden" id="⟦a⟧" name="B"></form>',
    ],
    [
      'form-name-duplicate',
      '<form data-form-id="f"><label>A<input name="a"></label><label>B<select name=⟦a⟧></select></label></form>',
    ],
    ['form-max-length', '<form><label>A<textarea data-max-length="⟦many⟧"></textarea></label></form>'],
    ['form-max-length', '<form><label>A<input maxlength="⟦-1⟧"></label></form>'],
    ['form-email-impossible', '<form data-form-id="f"><label>A<input type="email" maxlength="⟦5⟧"></label></form>'],
    ['form-email-impossible', '<form data-form-id="f"><label>A<input type=email minlength=⟦300⟧></label></form>'],
    [
      'form-value-impossible',
      '<form data-form-id="f"><label>A<input type="email" readonly value="⟦Your email⟧"></label></form>',
    ],
    [
      'form-email-impossible',
      '<form data-form-id="f"><p class="form-item field email"><label>A<input maxlength="⟦3⟧"></label></p></form>',
    ],
    ['form-year-impossible', `${field('date')}<label>Y<input data-title="Year" maxlength="⟦2⟧"></label></p></form>`],
    ['form-year-impossible', `${field('date')}<label>Y<input data-title=Year data-max-length=⟦3⟧></label></p></form>`],
    ['form-value-impossible', `${field('number')}<label>N<input readonly value="⟦many⟧"></label></p></form>`],
    ['form-value-impossible', `${field('website')}<label>W<input readonly value="⟦our site⟧"></label></p></form>`],
    ['form-value-impossible', `${field('currency')}<label>C<input readonly value=⟦ten⟧></label></p></form>`],
    [
      'form-value-over-limit',
      `${field('text')}<label>T<input readonly maxlength="3" value="⟦abcd⟧"></label></p></form>`,
    ],
    ['form-redirect-unsafe', '<form data-form-id="f" data-success-redirect="⟦java&#115;cript:x()⟧"></form>'],
    ['form-redirect-unsafe', '<form data-form-id="f" data-success-redirect="⟦mailto:a@example.com⟧"></form>'],
    [
      'form-file-encoding',
      '⟦<form⟧ data-form-id="f" method="post" action="/api/form"><label>A<input type="file" name="a"></label></form>',
    ],
    [
      'form-file-encoding',
      '<form method=POST action="upload.php" enctype="⟦text/plain⟧"><label>A<input type=file name=a></label></form>',
    ],
    [
      'form-file-encoding',
      '<form data-form-id="f" method="post" action="/a" enctype="⟦multipart⟧"><p class="form-item field file"><label>A<input type="FILE" name="a"></label></p></form>',
    ],
    [
      'form-message-misspelt',
      '<site-form form-id="f"><form><label>A<input name="a" required ⟦data-message-requird⟧="Who?"></label></form></site-form>',
    ],
    [
      'form-message-misspelt',
      '<site-form form-id="f"><form ⟦data-message-max-size⟧="Too large."><label>A<input name="a"></label></form></site-form>',
    ],
    ['form-message-misspelt', '<site-form form-id="f" ⟦data-message-paterns⟧=""><form></form></site-form>'],
    [
      'form-message-unknown',
      '<site-form form-id="f"><form><label>A<input name="a" ⟦data-message-email⟧="Who?"></label></form></site-form>',
    ],
    ['form-id-missing', '<div>⟦<form⟧ method="post"><p class="form-item section underline"></p></form></div>'],
    ['form-id-missing', '⟦<form⟧ data-form-id=""></form>'],
    ['form-hidden-name-missing', '<form data-form-id="f">⟦<input⟧ type="hidden" value="x"></form>'],
    ['form-hidden-name-missing', '<form data-form-id="f">⟦<input⟧ class="form-item field hidden" type=hidden></form>'],
    ['form-type-unknown', '<form data-form-id="f"><p class="⟦form-item field colour⟧"></p></form>'],
    [
      'form-likert-name-missing',
      '<form data-form-id="f">⟦<fieldset⟧ class="form-item field likert"></fieldset></form>',
    ],
    [
      'form-required-unmarked',
      '<form data-form-id="f"><p class="⟦form-item field text required⟧"><label class="title">A<input></label></p></form>',
    ],
  ],
  'form-definition': [
    ['form-json-fault', `${context}{"fields": [⟦}⟧</script>`],
    ['form-json-fault', `${context}{⟦fields⟧: [{"type": "text", "id": "a"}]}</script>`],
    ['form-json-empty', `${context}⟦{"formId": "f"}⟧</script>`],
    ['form-field-unreadable', `${context}{"formFields": [⟦"email"⟧]}</script>`],
    ['form-field-id-missing', `${context}[⟦{"type": "text"}⟧]</script>`],
    ['form-field-id-duplicate', `${context}[{"type":"text","id":"a"}, {"type":"text","id":⟦"a"⟧}]</script>`],
    ['form-type-unknown', `${context}[{"type":⟦"colour"⟧,"id":"a"}]</script>`],
    ['form-max-length', `${context}[{"type":"textarea","id":"a","maxLength":⟦"many"⟧}]</script>`],
    ['form-options-missing', `${context}[⟦{"type":"radio","id":"a","options":[]}⟧]</script>`],
    ['form-likert-empty', `${context}[⟦{"type":"likert","id":"a"}⟧]</script>`],
    ['form-hidden-name-missing', `${context}[⟦{"type":"hidden","id":"a"}⟧]</script>`],
    ['form-redirect-unsafe', `${context}{"fields":[],"successRedirect":⟦"data:text/html,x"⟧}</script>`],
    [
      'form-json-type',
      `<form data-form-id="f"><p class="form-item field select" id="a"><label>A<select multiple></select></label></p></form>${context}{"formId":"f","fields":[⟦{"type":"select","id":"a","options":["x"]}⟧]}</script>`,
    ],
    [
      'form-json-type',
      `${item}${context}{"formId":"f","fields":[⟦{"type":"email","id":"a","required":true}⟧]}</script>`,
    ],
    ['form-json-optional', `${item}${context}{"formId":"f","fields":[⟦{"type":"text","id":"a"}⟧]}</script>`],
    [
      'form-json-only',
      `${item}${context}{"formId":"f","fields":[{"type":"text","id":"a","required":1},⟦{"type":"text","id":"b"}⟧]}</script>`,
    ],
    ['form-markup-only', `${item.replace('<p', '⟦<p⟧')}${context}{"formId":"f","fields":[]}</script>`],
  ],
};

/** Markup per rule that is correct or cannot be judged: the rule reports nothing. */
export const valid: ValidCases = {
  'form-markup': [
    '<form data-form-id="f"><input type="hidden" class="form-item field hidden" id="hidden-1" name="A"></form>',
    '<form data-form-id="f"><label>A<input type="text" class="form-item field text" id="text-1" name="A"></label></form>',
    '<form><label>A<input type=radio name=a value=1></label><label>B<input type=radio name=a value=2></label></form>',
    '<form><label>A<input name="a[]"></label><label>B<input name="a[]"></label><input type=hidden value=x></form>',
    '<form id="a"><input type=submit name=a><button name=a></button></form><form><label>A<input id="a"></label></form>',
    '<form><label>A<input id="{{id}}" name="x"></label><label>B<input id="{{id}}" :name="y"></label></form>',
    '<form><label>A<input type=email maxlength="256" value="Your email"></label><label>B<input maxlength=""></label></form>',
    '<form><label>A<input type="{{type}}" maxlength="{{n}}"></label></form><template><form data-form-id></form></template>',
    '<form data-form-id="{{id}}" data-success-redirect="{{url}}"><p class="form-item field {{type}}"></p></form>',
    '<form data-form-id="f" data-success-redirect="/thanks"><p class="form-item field text extra"></p></form>',
    `<form onsubmit="return submit({formId: 'f'})"><p class="form-item field"></p></form>`,
    '<form data-form-id="f"><p class="form-item field text required"><b class="title">A *</b><label>A<input></label></p></form>',
    `<site-form>${context}{"formId":"f","fields":[]}</script></site-form>`,
    '<form method="post" action="/a" enctype="Multipart/Form-Data"><label>A<input type="file" name="a"></label></form>',
    '<form method="post" action="/a"><label>A<input type="file"></label><label>B<input name="b"></label></form>',
    '<form method="post" action="/a"><label>A<input type="file" name="a" form="other"></label></form><form id="other"></form>',
    '<form method="post" action="/a"><label>A<input type="file" name="a"></label><button formenctype="multipart/form-data">Send</button></form>',
    '<form method="post" action="/a" onsubmit="return send(this)"><label>A<input type="file" name="a"></label></form>',
    '<form method="post" action="/a" @submit.prevent="send"><label>A<input type="file" name="a"></label></form>',
    '<form method="post" action="/a" :enctype="kind"><label>A<input type="file" name="a"></label></form>',
    '<form method="post" action="/a" enctype="{{kind}}"><label>A<input type="file" name="a"></label></form>',
    '<form method="post"><label>A<input type="file" name="a"></label></form><form method="post" action="#"><label>B<input type="file" name="b"></label></form>',
    '<site-form form-id="f" data-message="a" data-message-required="b" data-message-maxsize="c" data-messages-requird="d"><form></form></site-form>',
    '<form data-form-id="f" data-message-requird="a"><p data-message-id="7">A</p></form>',
    '<site-form form-id="f"><form {{#if a}} data-message-requird="a"></form><template><p data-message-requird="b"></p></template></site-form>',
    '<form action="/search"><label>A<input type="file" name="a"></label></form>',
    '<form action="javascript:x()" data-success-redirect="javascript:x()"><input type=hidden></form>',
  ],
  'form-definition': [
    '<script type="application/json">{"fields": [</script><script class="sqs-form-block-context">x</script>',
    `${context}{{ form | json }}</script>${context}{"fields": <?= $fields ?>}</script>`,
    `${item}${context}{"formId":"f","fields":[{"type":"text","id":"a","required":"true"},{"type":"section"}]}</script>`,
    `${item}${context}{"formId":"other","fields":[{"type":"email","id":"a"}]}</script>`,
    `${context}[{"type":"textarea","id":"a","maxLength":"","title":"undefined","required":1}]</script>`,
  ],
};
