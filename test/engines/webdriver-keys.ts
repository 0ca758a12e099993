/** The names of `KeyboardEvent.key` as WebDriver's private-use characters (W3C WebDriver, "Keyboard actions"). */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** Returns the WebDriver character for a key. */
export const keyCode = (key: string): string => {
  const code = codes[key] ?? key;
  if ([...code].length !== 1) throw new Error(`WebKit has no key "${key}". Known: ${Object.keys(codes).join(', ')}.`);
  return code;
};
