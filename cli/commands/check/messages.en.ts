/** What `check` says, by code; `<code>.help` is the advice. */
export const messages = {
  'encoding-nul': 'There is a NUL character here: this is no text, or UTF-16 without a byte order mark.',
  'encoding-nul.help': 'Save pages as UTF-8; leave images and other binary files out.',

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

  /** The specification's words (widgets 8), then ours. */
  'block-undecodable': 'Error decoding gallery block data: this is no JSON.',
  'block-undecodable.help': 'Between double quotes, write &quot; for each double quote of the JSON.',
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

  'duplicate-attribute': 'The attribute "{attribute}" stands twice in this <{tag}>: browsers take the first.',
  'duplicate-attribute.help': 'Delete one of the two.',

  'image-alt-missing': 'The image has no alt text.',
  'image-alt-missing.help': 'Say what it shows in alt="…", or write alt="" if it is decoration.',
  'image-alt-button': 'The image button has no alt text.',
  'image-alt-button.help': 'Say what it does in alt="…".',

  'slide-alt-empty': 'This slide says nothing to those who do not see its picture.',
  'slide-alt-empty.help': 'Say what it shows in alt="…", or in a <figcaption>.',

  'control-label-missing': 'The <{control}> has no label.',
  'control-label-missing.help': 'Put it inside a <label>, or give it an id that a <label for="…"> names.',
  'control-label-placeholder': 'The <{control}> has only a placeholder, which is gone as soon as somebody types.',
  'control-label-placeholder.help': 'Put it inside a <label>, or give it an id that a <label for="…"> names.',

  'link-anchor-length': 'The anchor is {length} characters long; fewer than {limit} are allowed.',
  'link-tel-length': 'The telephone link is {length} characters long; fewer than {limit} are allowed.',
  'link-tel-short': '"{number}" is too short for a telephone number.',
  'link-tel-short.help': 'Write at least 4 characters, as in tel:+15550100.',
  'link-tel-characters': '"{number}" is not just digits, plus and minus.',
  'link-tel-characters.help': 'Write it without spaces and brackets, as in tel:+1-555-0100.',
  'link-sms-length': 'The SMS link is {length} characters long; fewer than {limit} are allowed.',
  'link-mailto-length': 'The mail link is {length} characters long; fewer than {limit} are allowed.',
  'link-mailto-nobody': 'The mail link names no address.',
  'link-mailto-several': '"{address}" is more than one address; some mail programs take only the first.',
  'link-mailto-at': '"{address}" is not a mail address: it needs exactly one @.',
  'link-mailto-suffix': '"{address}" is not a mail address: what follows the @ needs a name, a dot and an ending.',
  'link-mailto-space': 'There is a space before "{address}".',
  'link-mailto-space.help': 'Write mailto: and the address without a space between.',
  'link-javascript-length': 'The script link is {length} characters long; fewer than {limit} are allowed.',
  'link-ftp-length': 'The FTP link is {length} characters long; fewer than {limit} are allowed.',
  'link-internal-length': 'The path is {length} characters long; fewer than {limit} are allowed.',
  'link-malformed': '"{href}" is no address that a browser can open.',
  'link-malformed.help': 'An address elsewhere starts with https://, a page of this site with /.',

  'anchor-target-missing': 'Nothing on this page has the id of "{target}".',
} as const;
