/** English messages about fonts, for developers. */
export const messages = {
  'fonts-ignored':
    'Ignored fonts in "fonts" of the site context: {n}. They are invalid, or beyond 20 families or 40 faces of one.',
  'fonts-help-file':
    'The file did not load. Check "src" in "fonts" of the site context, and "font-src" in the policy of the page.',
  'fonts-help-url': 'The URL "{src}" is not an HTTP or HTTPS URL. Correct "src" in "fonts".',
  'fonts-help-service-file': 'A file of the service did not load. Check "font-src" in the policy of the page.',
  'fonts-help-service': 'The stylesheet of the service does not contain it. Check its name and weights in "fonts".',
  'fonts-help-source': 'It has no file and there is no service. Set "src" of its faces, or "service", in "fonts".',
} as const;
