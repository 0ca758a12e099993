/** Messages of the rules that `check` runs, by code; `<code>.help` is the advice. */
export const messages = {
  'encoding-nul': 'The file contains a NUL character, so it is probably binary.',
  'encoding-nul.help': 'Save pages as UTF-8, and exclude images and other binary files.',
  'encoding-utf-16': 'This file looks like {encoding} without a byte order mark, so nothing in it was checked.',
  'encoding-utf-16.help': 'Save it as UTF-8.',
  'encoding-invalid-bytes': 'The bytes here are not valid in the encoding of the file: the character is lost.',
  'encoding-invalid-bytes.help': 'Save the file as UTF-8. It is probably in Latin-1 (ISO 8859-1) or Windows-1252.',

  'directive-unknown':
    'Unknown directive. It is not one of site-lint-disable-next, site-lint-disable and site-lint-enable.',
  'directive-rule-missing': 'The directive does not name a rule.',
  'directive-rule-missing.help': 'Write <!-- site-lint-disable-next image-alt -- reason -->.',
  'directive-reason-missing': 'The directive does not give a reason.',
  'directive-reason-missing.help':
    'Add the reason after two dashes: <!-- site-lint-disable-next image-alt -- reason -->.',
  'directive-rule-unknown': 'Unknown rule "{id}".',
  'directive-rule-misspelt': 'Unknown rule "{id}".',
  'directive-rule-misspelt.help': 'Did you mean "{nearest}"?',
  'directive-unused': 'Unused directive: the rule "{rule}" reports nothing here.',
  'directive-unused.help': 'Remove the rule from the comment, so that it cannot hide later problems.',

  'element-tag-unknown': '<{tag}> is not an element of this package.',
  'element-tag-unknown.help': 'Use another prefix than "site-" for custom elements of the site.',
  'element-tag-misspelt': '<{tag}> is not an element of this package.',
  'element-tag-misspelt.help': 'Did you mean <{nearest}>?',

  'element-attribute-unknown': '<{tag}> has no attribute "{attribute}".',
  'element-attribute-unknown.help': 'Store custom data in a data-… attribute.',
  'element-attribute-misspelt': '<{tag}> has no attribute "{attribute}".',
  'element-attribute-misspelt.help': 'Did you mean "{nearest}"?',
  'element-attribute-foreign': '<{tag}> has no attribute "{attribute}".',
  'element-attribute-foreign.help': 'Use {instead} instead. The name "{attribute}" is from {source}.',
  'element-attribute-general': '<{tag}> does not read the attribute "{attribute}".',
  'element-attribute-general.help': 'Use {instead}, unless "{attribute}" is for the browser or another script.',
  'element-attribute-event': '"{attribute}" has no effect: <{tag}> has no attributes for its events.',
  'element-attribute-event.help': 'Listen in a script: element.addEventListener("{event}", …).',

  'element-value-unknown': '"{value}" is not a valid value for <{tag} {attribute}>.',
  'element-value-unknown.help': 'Use {accepted}.',
  'element-value-misspelt': '"{value}" is not a valid value for <{tag} {attribute}>.',
  'element-value-misspelt.help': 'Did you mean "{nearest}"? The attribute accepts {accepted}.',

  /** Texts of the contract: a sentence of ours, then that of the specification. */
  'element-value-refused': '{complaint}',
  'element-value-refused-misspelt': '{complaint}',
  'element-value-refused-misspelt.help': 'Did you mean "{nearest}"?',

  'element-id-missing': 'No element on this page has the id "{id}".',
  'element-id-missing-misspelt': 'No element on this page has the id "{id}".',
  'element-id-missing-misspelt.help': 'Did you mean "{nearest}"?',
  'element-id-other': '"{id}" is the id of the <{other}> on line {line}; expected a <{tag}>.',

  /** The message about the JSON, then that of the specification (docs/spec.md#widgets-8). */
  'block-gallery-json': '{fault} Error decoding gallery block data',
  'block-gallery-json.help': 'Write valid JSON. In an attribute in double quotes, write &quot; for each double quote.',
  'block-json': 'Invalid JSON in the block data: {fault}',
  'block-json.help': 'Write valid JSON. In an attribute in double quotes, write &quot; for each double quote.',
  'block-gallery-missing': 'The block data is not an object with settings. Error evaluating gallery block data',
  'block-gallery-missing.help': 'Write an object, as in {"design":"grid"}, or remove the attribute.',
  'block-missing': 'The block data is not an object with settings.',
  'block-missing.help': 'Write an object, or remove the attribute.',
  'block-field': '"{value}" is not a valid {attribute} and is ignored.',
  'block-field.help': 'Use {accepted}.',
  'block-field-misspelt': '"{value}" is not a valid {attribute} and is ignored.',
  'block-field-misspelt.help': 'Did you mean "{nearest}"? The setting accepts {accepted}.',
  'block-field-refused': '{complaint}',
  'block-field-refused-misspelt': '{complaint}',
  'block-field-refused-misspelt.help': 'Did you mean "{nearest}"?',
  'block-key-misspelt': '"{key}" is not a known setting and is ignored.',
  'block-key-misspelt.help': 'Did you mean "{nearest}"?',
  'block-key-duplicate': 'Duplicate key {key} in this object. The last one is used.',
  'block-key-duplicate.help': 'Delete one of the two.',
  'block-type': '"{value}" is not a known {attribute}.',
  'block-type.help': 'Write the number or name that the site builder uses for this kind of block.',
  'block-type-misspelt': '"{value}" is not a known {attribute}.',
  'block-type-misspelt.help': 'Did you mean "{nearest}"?',
  'block-coordinate-missing': '{key} is set without {missing}; a position needs both coordinates.',
  'block-coordinate-missing.help': 'Add {missing}.',

  'picture-data-unknown': '"{value}" is not a valid {attribute} and is ignored.',
  'picture-data-unknown.help': 'Use {accepted}.',
  'picture-data-misspelt': '"{value}" is not a valid {attribute} and is ignored.',
  'picture-data-misspelt.help': 'Did you mean "{nearest}"? The attribute accepts {accepted}.',

  'element-slot-unknown': '<{tag}> has no slot named "{slot}"; this content is not rendered.',
  'element-slot-unknown.help': 'Use one of its slots: {slots}.',
  'element-slot-none': '<{tag}> has no slot named "{slot}"; this content is not rendered.',
  'element-slot-none.help': 'Remove the slot attribute: the element has no named slots.',
  'element-slot-misspelt': '<{tag}> has no slot named "{slot}"; this content is not rendered.',
  'element-slot-misspelt.help': 'Did you mean "{nearest}"?',

  'consent-no-decline': 'The banner has no way to decline, so accepting it is not valid consent in the EU.',
  'consent-no-decline.help': 'Write preset="strict", or accept-type="opt-in-and-out".',
  'consent-close-accepts': 'The close button of the banner accepts, which is not valid consent in the EU.',
  'consent-close-accepts.help': 'Write preset="strict", or cta-variant="button".',
  'consent-implied': 'The banner treats the use of the website as agreement, which is not valid consent in the EU.',
  'consent-implied.help': 'Write preset="strict", or a text that does not derive agreement from using the website.',
  'consent-refusal-short':
    'The banner is shown again {n} days after a refusal; EU authorities expect at least {least} days.',
  'consent-refusal-short.help': 'Write preset="strict", or decline-days="{least}".',
  'consent-no-reopen': 'Nothing on this page opens the banner again; withdrawing consent must be as easy as giving it.',
  'consent-no-reopen.help':
    'Give the banner an id and add <button type="button" commandfor="that-id" command="--show">Cookie settings</button>.',

  'duplicate-attribute':
    'Duplicate attribute "{attribute}" in this <{tag}>, already used on line {line}. Browsers ignore this value.',
  'duplicate-attribute.help': 'Delete one of the two.',
  'duplicate-attribute-empty':
    'Duplicate attribute "{attribute}" in this <{tag}>. Browsers use the empty one on line {line} and ignore this value.',
  'duplicate-attribute-empty.help': 'Delete the empty one.',
  'duplicate-attribute-equal':
    'Duplicate attribute "{attribute}" in this <{tag}>, already used with the same value on line {line}.',
  'duplicate-attribute-equal.help': 'Delete one of the two.',

  'duplicate-id':
    'Duplicate id "{id}", already used on line {line}. Links, labels and scripts resolve to the first one.',
  'duplicate-id.help': 'Give each element a unique id.',

  'page-context-two-websites':
    'The site context is of website {website}, but the one on line {line} is of {other}. Only one is read.',
  'page-context-two-websites.help': 'Keep the context of this site and delete the other one.',
  'page-context-other-website': 'The site context is of website {website}, but most pages of this site use {other}.',
  'page-context-other-website.help': 'Replace it with the context of this site; it may have been copied with the page.',
  'page-context-other-page': 'The site context names this page {address}, but that is the path of {page}.',
  'page-context-other-page.help': 'Replace it with the context of this page; it may have been copied with the page.',

  'image-alt-missing': 'The image has no alt text.',
  'image-alt-missing.help': 'Describe the image in alt="…", or write alt="" if it is decorative.',
  'image-alt-button': 'The image button has no alt text.',
  'image-alt-button.help': 'Describe the action of the button in alt="…".',

  'image-alt-area': 'The area of the image map has no alt text, so its link has no name.',
  'image-alt-area.help': 'Describe the target of the link in alt="…".',
  'image-alt-role': 'The <{tag}> has the role img and no text alternative.',
  'image-alt-role.help':
    'Describe the image in aria-label="…" or in a <title> of the SVG, or write aria-hidden="true" if it is decorative.',
  'image-alt-file-name': 'The alt text "{alt}" is a file name.',
  'image-alt-file-name.help': 'Describe the image, or write alt="" if it is decorative.',

  'image-src-missing': 'The image has no src attribute, so nothing is displayed.',
  'image-src-missing.help': 'Add src="…" with the URL of the image, or delete the <img>.',
  'image-src-empty': 'The src attribute of the image is empty, so nothing is displayed.',
  'image-src-empty.help': 'Write the URL of the image, or delete the <img>.',

  'nested-element-a': 'The link is inside another link. Browsers end the link of line {line} here.',
  'nested-element-a.help': 'Close the first link before the second one, or put them side by side.',
  'nested-element-button': 'The button is inside another button. Browsers end the button of line {line} here.',
  'nested-element-button.help': 'Close the first button before the second one, or put them side by side.',
  'nested-element-form':
    'The form is inside another form. Browsers ignore this <form>, and its </form> ends the form of line {line}.',
  'nested-element-form.help':
    'Move it after the end of the outer form. A control outside its form needs form="…" with the id of the form.',

  'accessible-name-link': 'The link has no accessible name: screen readers announce its URL.',
  'accessible-name-link.help': 'Add a text, alt text of the image inside, or aria-label="…".',
  'accessible-name-button': 'The button has no accessible name: screen readers announce only "button".',
  'accessible-name-button.help': 'Add a text, alt text of the image inside, or aria-label="…".',
  'accessible-name-frame': 'The <iframe> has no title, so screen readers cannot announce what it contains.',
  'accessible-name-frame.help':
    'Describe the content in title="…", or write aria-hidden="true" if it is not for visitors.',

  'slide-alt-empty': 'The slide has no text alternative.',
  'slide-alt-empty.help': 'Describe the image in alt="…", or add a <figcaption>.',

  'cart-link-missing': 'The cart indicator contains no link, so it does nothing without JavaScript.',
  'cart-link-missing.help': 'Add a link to the cart inside, as <a href="/cart">Cart</a>.',

  'map-tiles-place': 'The tile URL has no {missing}, so all tiles are the same.',
  'map-tiles-place.help': 'Write the URL as in https://example.com/{z}/{x}/{y}.png.',

  'token-contrast-low': '{text} on {behind} (line {line}) has a contrast of {ratio} : 1, which is hard to read.',
  'token-contrast-low.help': 'Choose colors with a contrast of at least {least} : 1.',
  'token-contrast-low-in-scheme':
    'In the {scheme} color scheme, {text} on {behind} (line {line}) has a contrast of {ratio} : 1, which is hard to read.',
  'token-contrast-low-in-scheme.help': 'Choose colors with a contrast of at least {least} : 1.',

  /** A sentence of ours, then that of the specification (docs/spec.md#widgets-5). */
  'video-embed-frame': 'The embed markup has no frame with a URL. Invalid video embed.',
  'video-embed-frame.help': 'Write an <iframe src="https://…">, or an <object> with an <embed src="https://…">.',
  'video-embed-frame-image':
    'The embed markup has no frame with a URL. Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  'video-embed-frame-image.help': 'Write an <iframe src="https://…">, or an <object> with an <embed src="https://…">.',
  'video-embed-url': '"{url}" is not the URL of a video. Invalid video embed.',
  'video-embed-url.help': 'Use the URL of one video at YouTube or Vimeo, of a player, or of a file.',
  'video-embed-url-image':
    '"{url}" is not the URL of a video. Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  'video-embed-url-image.help': 'Use the URL of one video at YouTube or Vimeo, of a player, or of a file.',

  'control-label-missing': 'The <{control}> has no label.',
  'control-label-missing.help': 'Put it inside a <label>, or give it an id that a <label for="…"> names.',
  'control-label-placeholder': 'The <{control}> has a placeholder but no label; the placeholder disappears on input.',
  'control-label-placeholder.help': 'Put it inside a <label>, or give it an id that a <label for="…"> names.',

  'control-label-empty': 'The label of the <{control}> on line {line} is empty.',
  'control-label-empty.help': 'Write the name of the field in the label, or give the field an aria-label="…".',

  'control-label-unused': 'The label is empty and belongs to no field.',
  'control-label-unused.help': 'Write the name of a field in it and the id of the field in for="…", or delete it.',

  'id-reference-missing': 'The {attribute} attribute references the id "{id}", which no element on this page has.',
  'id-reference-missing.help': 'Write the id of an element of this page, or delete the reference.',
  'id-reference-missing-misspelt':
    'The {attribute} attribute references the id "{id}", which no element on this page has.',
  'id-reference-missing-misspelt.help': 'Did you mean "{nearest}"?',
  'id-reference-name': 'No element on this page has the id "{id}", so the <{tag}> has no accessible name.',
  'id-reference-name.help': 'Write the id of an element of this page, or the name itself in aria-label="…".',
  'id-reference-name-misspelt': 'No element on this page has the id "{id}", so the <{tag}> has no accessible name.',
  'id-reference-name-misspelt.help': 'Did you mean "{nearest}"?',
  'id-reference-other':
    'The {attribute} attribute needs the id of {expected}, but "{id}" is the id of the <{other}> on line {line}.',

  'form-field-id-duplicate':
    'Duplicate id "{id}" in this form, already used on line {line}. Labels and answers resolve to the first field.',
  'form-field-id-duplicate.help': 'Give each field a unique id.',
  'form-name-duplicate':
    'Duplicate name "{name}" in this form, already used on line {line}. One of the answers may be lost.',
  'form-name-duplicate.help': 'Give each field a unique name, or write "{name}[]" for a list.',
  'form-max-length': '"{value}" is not a valid number of characters, so the length of this field is not limited.',
  'form-max-length.help': 'Write a whole number, as in 500.',
  'form-email-impossible': 'The length limits of this field exclude every email address.',
  'form-email-impossible.help': 'Allow 6 to 256 characters.',
  'form-year-impossible': 'The length limits of this field exclude every year.',
  'form-year-impossible.help': 'Allow 4 digits.',
  'form-value-impossible': '"{value}" is not valid in a field of the type {type}, and the field is read-only.',
  'form-value-impossible.help': 'Remove readonly, or write a valid value.',
  'form-value-over-limit':
    'The value has {length} characters, but at most {limit} are allowed, and the field is read-only.',
  'form-value-over-limit.help': 'Remove readonly, or shorten the value.',
  'form-redirect-unsafe': '"{url}" is not a valid redirect URL; the form does not follow it.',
  'form-redirect-unsafe.help': 'Write a path of this site, or a URL that starts with https://.',
  'form-file-encoding':
    'Sent without script, this form contains only the names of its files: its enctype is "{encoding}".',
  'form-file-encoding.help': 'Write enctype="multipart/form-data" on the form.',
  'form-message-misspelt': 'No error uses "{attribute}", so its message is never shown.',
  'form-message-misspelt.help': 'Did you mean "{nearest}"?',
  'form-message-unknown': 'No error uses "{attribute}", so its message is never shown.',
  'form-message-unknown.help': 'Use one of {accepted}.',
  'form-id-malformed': '"{id}" is not a valid form id, so its answers cannot be saved.',
  'form-id-malformed.help': 'Copy the id of the form from the site builder: it has 24 hexadecimal digits.',
  'form-id-missing': 'The form has no id, so its answers cannot be saved.',
  'form-id-missing.help': 'Copy the id of the form from the site builder into data-form-id="…".',
  'form-hidden-name-missing': 'The hidden field has no name, so its value is not sent.',
  'form-hidden-name-missing.help': 'Add a name.',
  'form-type-unknown': '"{type}" is not a field type; the field is treated as a text field.',
  'form-type-unknown.help': 'Use one of {accepted}.',
  'form-likert-name-missing': 'The questions of this likert field have no title.',
  'form-likert-name-missing.help': 'Put a <legend> in its <fieldset>.',
  'form-required-unmarked': 'The field is required but not marked as required.',
  'form-required-unmarked.help': 'Add a * to its title and aria-required="true" to its control.',
  'form-json-fault': 'Invalid JSON in the form definition: {fault}',
  'variants-invalid-json': 'Invalid JSON in data-variants: {fault}',
  'variants-invalid-json.help': 'Between double quotes, write &quot; for each double quote of the JSON.',
  'form-json-invalid-json': 'Invalid JSON in the form definition: expected a list of fields.',
  'form-json-empty': 'The form definition contains no fields.',
  'form-json-empty.help': 'Write a list of fields, or an object with a list in "formFields" or "fields".',
  'form-field-unreadable': 'The entry is not a valid field: expected an object.',
  'form-field-unreadable.help': 'Write an object, as in {"type":"email","id":"email-1"}.',
  'form-field-id-missing': 'The field of the type {type} has no id, so its answer cannot be identified.',
  'form-field-id-missing.help': 'Add an id that is unique in the form.',
  'form-options-missing': 'The field of the type {type} has no options, so nothing can be selected.',
  'form-options-missing.help': 'Add a list of "options".',
  'form-likert-empty': 'The likert field has no questions.',
  'form-json-type': 'The type of the field "{id}" is {json} in the form definition, but {markup} in the markup.',
  'form-json-required': 'The field "{id}" is required in the form definition, but optional in the markup.',
  'form-json-optional': 'The field "{id}" is optional in the form definition, but required in the markup.',
  'form-json-only': 'The field "{id}" is in the form definition, but not in the markup.',
  'form-markup-only': 'The field "{id}" is in the markup, but not in the form definition.',

  'form-differs-elsewhere': 'The fields of the form {id} differ from those in {page}.',
  'form-differs-elsewhere.help': 'Copy the form from the site builder again; one of the two is out of date.',

  'link-empty': 'The link has an empty URL, so it reloads the page.',
  'link-empty.help': 'Write the URL of the link. For an action of a script, use a <button>.',
  'link-javascript': 'The link runs a script instead of leading to a page.',
  'link-javascript.help': 'For an action of a script, use <button type="button">.',
  'link-scheme': 'The link has the unknown scheme "{scheme}:".',
  'link-scheme.help': 'Did you mean "{nearest}:"?',
  'link-mailto-header': 'The mailto: link has the unknown header "{name}", which mail programs ignore.',
  'link-mailto-header.help': 'Did you mean "{nearest}"?',
  'link-mailto-question': 'The headers of the mailto: link are part of the address.',
  'link-mailto-question.help': 'Write ? before the first header, and & between headers.',

  'internal-path-missing': 'No page or file of this site matches "{path}".',

  'resource-path-missing': 'No file of this site matches "{path}".',
  'resource-path-missing.help': 'Add the file, or correct the path.',
  'resource-path-elements': 'No file of this site matches "{path}". Only site-elements serve answers it.',
  'resource-path-elements.help': 'Copy node_modules/site-elements/dist/cdn/current/ to site-elements/ in the root.',
  'resource-path-case': 'No file of this site matches "{path}"; the letter case differs from {existing}.',
  'resource-path-case.help': 'Write the path as the file is named: most servers distinguish letter case.',

  'anchor-target-elsewhere': 'No element in {page} has the id of "{target}".',
  'anchor-target-missing': 'No element on this page has the id of "{target}".',
  'anchor-target-missing-misspelt': 'No element on this page has the id of "{target}".',
  'anchor-target-missing-misspelt.help': 'Did you mean "#{nearest}"?',

  'unclosed-markup-rest':
    '{opening} is not closed, so the rest of the page, from the <{element}> on line {line}, becomes part of it.',
  'unclosed-markup-rest.help': 'Add {closing} where it ends.',
  'unclosed-markup-element': '{opening} is not closed before the <{element}> on line {line}, which becomes part of it.',
  'unclosed-markup-element.help': 'Add {closing} where it ends.',
  'unclosed-markup-attribute': '{opening} is not closed before {attribute}=, which becomes part of it.',
  'unclosed-markup-attribute.help': 'Add {closing} where it ends.',
  'unclosed-markup-text': {
    '=0': '{opening} is not closed.',
    one: '{opening} is not closed, so the last character of the page becomes part of it.',
    other: '{opening} is not closed, so the last {n} characters of the page become part of it.',
  },
  'unclosed-markup-text.help': 'Add {closing} where it ends.',
  'unclosed-markup-tag': 'The page ends inside this <{tag}>, so browsers ignore it.',
  'unclosed-markup-tag.help': 'Complete the tag with >.',
  'prerendered-root-version': 'Version {version} prerendered this <{tag}>, but this command is version {own}.',
  'prerendered-root-version.help': 'Run site-elements prerender again, with the version that the page loads.',
  'prerendered-root-edited': 'The prerendered markup of this <{tag}> was edited, so the element renders it again.',
  'prerendered-root-edited.help': 'Edit the element, and run site-elements prerender again.',
  'prerendered-root-stale': 'This <{tag}> has changed since it was prerendered.',
  'prerendered-root-stale.help': 'Run site-elements prerender again.',
  'element-items-missing': '<{tag}> contains no {expected}, so it does nothing.',
  'element-items-missing.help': 'Add the markup that the element enhances; its docs page has an example.',
  'element-items-summary': 'This <details> has no <summary>: its title is "Details" in every browser.',
  'element-items-summary.help': 'Add <summary>…</summary> as its first child.',
} as const;
