/** Narrower containers get the compact widget. Pixels. */
const narrow = 320;

/** The size of a captcha in a container of this width (docs/spec.md#runtime-5, "Captcha size"). */
export const captchaSize = (width: number): 'compact' | 'normal' => (width < narrow ? 'compact' : 'normal');
