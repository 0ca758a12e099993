/** English warnings for developers, in the console of pages in development. Not from the specification. */
export const messages = {
  'development-attribute-foreign':
    '<{tag}> has no attribute "{attribute}". Use {instead} instead. The name "{attribute}" is from {source}.',
  'development-attribute-general':
    '<{tag}> does not read the attribute "{attribute}". Use {instead}, unless "{attribute}" is for the browser or another script.',
  'development-attribute-spelling': '<{tag}> has no attribute "{attribute}". Use {instead} instead.',
  'development-attribute-event':
    '"{attribute}" has no effect: <{tag}> has no attributes for its events. Listen in a script: element.addEventListener("{event}", …).',
  'development-gallery-empty':
    '<{tag}> has had no slides for {seconds} seconds, so it shows nothing. Add images, figures or links with images as its children. Set aria-busy="true" until a script has added them.',
  'development-hydration-mismatch':
    'The prerendered markup of <{tag}> does not match what the element renders ({difference}), so the element was rendered again. Run "site-elements prerender" after each change to the page.',
  'development-image-missing':
    '<{tag}> has had no <img> for {seconds} seconds, so it shows nothing. Add an <img> with src and alt as its child. Set aria-busy="true" until a script has added it.',
  'development-inline-script-refused':
    'The inline script of the prerendered <{tag}> did not run, so its file was loaded, and the element starts later. If the Content Security Policy of the page refuses it, prerender with a nonce, or add the hashes that "site-elements prerender --hashes" prints.',
  'development-lightbox-empty':
    '<{tag}> has had no slides for {seconds} seconds, so nothing opens it. Add images or videos as its children, or write the id of a gallery of this page in for="…". Set aria-busy="true" until a script has added slides.',
  'development-lightbox-hidden':
    '<{tag} hidden> has no control that opens it. Add <button commandfor="…" command="--show">, unless a script calls show().',
  'development-docs': 'Docs: {page}',
} as const;
