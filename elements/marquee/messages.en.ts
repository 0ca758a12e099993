/** English messages of marquees. */
export const messages = {
  'marquee-pause': 'Pause the moving text',
  'marquee-play': 'Play the moving text',
  'marquee-items-missing': 'The text cannot be shown now.',
  'marquee-wave-missing': 'The text is shown on a straight line, because the script of waves could not be loaded.',
  /** Console messages. */
  'marquee-no-content': '<site-marquee>: No text to show. Add text to the element.',
  'marquee-wave-content':
    '<site-marquee>: A wave shows only text, so this content stays on a straight line. Remove links, images and controls, or shape="wave".',
  'marquee-block-invalid-json': '<site-marquee>: Invalid JSON in block-json. Expected an object.',
} as const;
