/** The response tokens of captchas. No attribute or property of the element sets them, so that no script claims that a captcha is solved. */
const answers = new WeakMap<Element, string>();

/** Returns the token of a captcha; empty unless it is solved. */
export const answerOf = (captcha: Element): string => answers.get(captcha) ?? '';

export const setAnswer = (captcha: Element, answer: string): void => {
  answers.set(captcha, answer);
};
