/** English messages of the tool that measures fallback fonts, for developers. */
export const messages = {
  'font-measure-canvas': 'This browser has no canvas, so fonts cannot be measured.',
  'font-measure-canvas.help': 'Measure in another browser.',
  'font-measure-missing': 'The font "{name}" is missing.',
  'font-measure-missing.help': 'Load it in this page, or install it on this device.',
} as const;
