/** What `check` says, by code; `<code>.help` is the advice. */
export const messages = {
  'encoding-nul': 'There is a NUL character here: this is no text, or UTF-16 without a byte order mark.',
  'encoding-nul.help': 'Save pages as UTF-8; leave images and other binary files out.',
  'encoding-undecoded': 'The bytes here are not valid in the encoding of the file: the character is lost.',
  'encoding-undecoded.help':
    'Save the file as UTF-8. Editors call what it probably is now Latin-1, ISO 8859-1 or Windows-1252.',

  'directive-unknown':
    'This comment does nothing: it is none of site-lint-disable-next, site-lint-disable and site-lint-enable.',
  'directive-rule-missing': 'This comment names no rule.',
  'directive-rule-missing.help': 'Write <!-- site-lint-disable-next image-alt -- why it is right here -->.',
  'directive-reasonless': 'This comment gives no reason.',
  'directive-reasonless.help':
    'Say why behind two dashes: <!-- site-lint-disable-next image-alt -- why it is right here -->.',
  'directive-rule-unknown': 'There is no rule "{id}".',
  'directive-rule-misspelt': 'There is no rule "{id}".',
  'directive-rule-misspelt.help': 'Did you mean "{nearest}"?',
  'directive-unused': 'The rule "{rule}" finds nothing here.',
  'directive-unused.help': 'Take it out of the comment, so that it cannot hide what comes later.',

  'element-tag-unknown': '<{tag}> is no element of this package.',
  'element-tag-unknown.help':
    'If it is an element of your own, all is well; a prefix of your own would keep the two apart.',
  'element-tag-misspelt': '<{tag}> does not exist.',
  'element-tag-misspelt.help': 'Did you mean <{nearest}>?',

  'element-attribute-unknown': '<{tag}> has no attribute "{attribute}".',
  'element-attribute-unknown.help': 'Data of your own belongs in a data-… attribute.',
  'element-attribute-misspelt': '<{tag}> has no attribute "{attribute}".',
  'element-attribute-misspelt.help': 'Did you mean "{nearest}"?',
  'element-attribute-event': '"{attribute}" does nothing: events of <{tag}> have no attribute.',
  'element-attribute-event.help': 'Listen in a script: element.addEventListener("{event}", …).',

  'element-value-unknown': '<{tag} {attribute}> does not accept "{value}".',
  'element-value-unknown.help': 'It accepts {accepted}.',
  'element-value-misspelt': '<{tag} {attribute}> does not accept "{value}".',
  'element-value-misspelt.help': 'Did you mean "{nearest}"? It accepts {accepted}.',

  /** The specification's words, by the contract. */
  'element-value-refused': '{complaint}',
  'element-value-refused-misspelt': '{complaint}',
  'element-value-refused-misspelt.help': 'Did you mean "{nearest}"?',

  'element-id-missing': 'Nothing on this page has the id "{id}".',
  'element-id-other': '"{id}" is the id of a <{other}>, not of a <{tag}>.',

  /** The specification's words (docs/spec.md#widgets-8), then ours. */
  'block-invalid-json': 'Error decoding gallery block data: this is no JSON.',
  'block-invalid-json.help': 'Between double quotes, write &quot; for each double quote of the JSON.',
  'block-missing': 'Error evaluating gallery block data: there are no settings in it.',
  'block-missing.help': 'It is an object, as in {"design":"grid"}; without settings, leave the attribute out.',
  'block-field': 'The gallery ignores this value of the block: its {attribute} takes {accepted}.',
  'block-field-refused': '{complaint}',

  'picture-data-unknown': '{attribute}="{value}" is ignored: it takes {accepted}.',

  'element-slot-unknown': '<{tag}> has no slot "{slot}", so nobody sees what is in it.',
  'element-slot-unknown.help': 'Its slots: {slots}.',
  'element-slot-none': '<{tag}> has no slot "{slot}", so nobody sees what is in it.',
  'element-slot-none.help': 'It has no named slots: leave the attribute out.',
  'element-slot-misspelt': '<{tag}> has no slot "{slot}", so nobody sees what is in it.',
  'element-slot-misspelt.help': 'Did you mean "{nearest}"?',

  'consent-no-decline': 'This banner has no way to decline, so accepting it is no consent in the EU.',
  'consent-no-decline.help': 'Write preset="strict", or accept-type="opt-in-and-out".',
  'consent-by-cross': 'The cross of this banner accepts: closing something is no consent in the EU.',
  'consent-by-cross.help': 'Write preset="strict", or cta-variant="button".',
  'consent-implied': 'This banner takes using the website for agreement, which is no consent in the EU.',
  'consent-implied.help': 'Write preset="strict", or a text that says what happens only after somebody accepts.',
  'consent-refusal-short':
    'This banner asks again {n} days after a refusal: authorities in the EU want it remembered for {least}.',
  'consent-refusal-short.help': 'Write preset="strict", or decline-days="{least}".',
  'consent-final':
    'Nothing on this page shows this banner again: consent is to be taken back as easily as it is given.',
  'consent-final.help':
    'Give the banner an id and add <button type="button" commandfor="that-id" command="--show">Cookie settings</button>.',

  'duplicate-attribute': 'The attribute "{attribute}" stands twice in this <{tag}>: browsers take the first.',
  'duplicate-attribute.help': 'Delete one of the two.',

  'duplicate-id': 'The id "{id}" stands on this page before: links, labels and scripts reach only the first.',

  'page-context-two-websites':
    'This context is of the website {website}, another one of this page of {other}: only one is read.',
  'page-context-two-websites.help': 'Keep the one of this site.',
  'page-context-other-website': 'This context is of the website {website}; most pages of this site are of {other}.',
  'page-context-other-website.help': 'It may have been copied with the page; take that of this site.',
  'page-context-other-page': 'This context says that the page is {address}, which is {page}.',
  'page-context-other-page.help': 'It may have been copied with the page; take that of this page.',

  'image-alt-missing': 'The image has no alt text.',
  'image-alt-missing.help': 'Say what it shows in alt="…", or write alt="" if it is decoration.',
  'image-alt-button': 'The image button has no alt text.',
  'image-alt-button.help': 'Say what it does in alt="…".',

  'slide-alt-empty': 'This slide says nothing to those who do not see its picture.',
  'slide-alt-empty.help': 'Say what it shows in alt="…", or in a <figcaption>.',

  'cart-link-missing': 'Without script this cart indicator leads nowhere.',
  'cart-link-missing.help': 'Write a link to the cart into it, as <a href="/cart">Cart</a>.',

  'map-tiles-place': 'The address of the tiles has no {missing}, so that all tiles are the same.',
  'map-tiles-place.help': 'Write it as in https://example.com/{z}/{x}/{y}.png.',

  'control-label-missing': 'The <{control}> has no label.',
  'control-label-missing.help': 'Put it inside a <label>, or give it an id that a <label for="…"> names.',
  'control-label-placeholder': 'The <{control}> has only a placeholder, which is gone as soon as somebody types.',
  'control-label-placeholder.help': 'Put it inside a <label>, or give it an id that a <label for="…"> names.',

  'form-field-id-duplicate': 'The id "{id}" stands in this form before: labels and answers reach only the first.',
  'form-name-duplicate': 'The name "{name}" stands in this form before: one answer may be lost.',
  'form-name-duplicate.help': 'Give each field a name of its own, or write "{name}[]" where it is a list.',
  'form-file-unsent': 'Files are not sent with this form: what people choose here is lost.',
  'form-file-unsent.help': 'Ask for a link to the file instead, or let another form take it.',
  'form-max-length': '"{value}" is no number of characters, so nothing limits this field.',
  'form-email-impossible': 'No email address can ever be valid in this field.',
  'form-email-impossible.help': 'The shortest has 6 characters, the longest 256.',
  'form-year-impossible': 'No year can ever be valid in this field: it has 4 digits.',
  'form-value-impossible': '"{value}" cannot be changed here, and is not valid in a field of the type {type}.',
  'form-value-impossible.help': 'Take readonly away, or write a value that the field accepts.',
  'form-value-over-limit': 'This value has {length} characters and cannot be changed, but only {limit} are allowed.',
  'form-redirect-unsafe': 'The form does not lead to "{url}": it is no web address.',
  'form-redirect-unsafe.help': 'Write a path of this site, or an address that begins with https://.',
  'form-id-missing': 'The form has no id, so its answers cannot be saved.',
  'form-id-missing.help': 'Copy the id of the form from the site builder into data-form-id="…".',
  'form-hidden-name-missing': 'The hidden field has no name, so its value goes nowhere.',
  'form-type-unknown': '"{type}" is no type of field: it becomes a field for text.',
  'form-type-unknown.help': 'Types: {accepted}.',
  'form-likert-name-missing': 'The questions of this likert field have no title.',
  'form-likert-name-missing.help': 'Put a <legend> in its <fieldset>.',
  'form-required-unmarked': 'The field is required, and nothing says so to those who fill it in.',
  'form-required-unmarked.help': 'Put a * into its title and aria-required="true" on its control.',
  'form-json-invalid-json': 'This is no JSON: the form has no fields.',
  'form-json-empty': 'There are no fields in this JSON.',
  'form-json-empty.help': 'It is a list of fields, or an object with a list in "formFields" or "fields".',
  'form-field-unreadable': 'This is no field: it takes an object, as in {"type":"email","id":"email-1"}.',
  'form-field-id-missing': 'This field of the type {type} has no id: its answer cannot be told from others.',
  'form-options-missing': 'This field of the type {type} has no options, so nothing can be chosen.',
  'form-likert-empty': 'This likert field has no questions.',
  'form-json-type': 'The field "{id}" is of the type {json} here, and {markup} in the markup.',
  'form-json-required': 'The field "{id}" is required here, and optional in the markup.',
  'form-json-optional': 'The field "{id}" is optional here, and required in the markup.',
  'form-json-only': 'The markup of this form has no field "{id}".',
  'form-markup-only': 'The JSON of this form has no field "{id}".',

  'form-differs-elsewhere': 'The form {id} has other fields here than in {page}.',
  'form-differs-elsewhere.help': 'One of the two is not the newest: copy the form from the site builder again.',

  'internal-path-missing': 'Nothing in this site is at "{path}".',

  'anchor-target-elsewhere': 'Nothing in {page} has the id of "{target}".',
  'anchor-target-missing': 'Nothing on this page has the id of "{target}".',
} as const;
