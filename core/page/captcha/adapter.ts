/** The interface of captcha providers: a widget in a container that provides an answer. */
import type { MessageArgs } from '../../model/finding.ts';
import { formatMessage } from '../../model/message-format.ts';
import type { Failure } from '../failure.ts';
import { messages } from './messages.en.ts';

export interface CaptchaSettings {
  /** The key of the provider; of ALTCHA the URL of its challenges. */
  readonly siteKey: string;
  readonly size: 'compact' | 'normal';
  readonly theme?: 'light' | 'dark' | undefined;
  /** A language tag, such as `de-CH`. */
  readonly language: string;
  /** Minimum time of a honeypot, in milliseconds. */
  readonly minTime: number;
}

/** Callbacks of a widget. Each may be called several times. */
export interface CaptchaHandlers {
  /** The captcha is solved. The server verifies the value with the provider. */
  readonly solved: (value: string) => void;
  /** The answer is no longer valid. */
  readonly expired: () => void;
  /** The provider could not be reached, or has failed. */
  readonly failed: (cause?: unknown) => void;
}

/** A captcha that is on the page. */
export interface CaptchaWidget {
  /** Clears the answer: the captcha has to be solved again. */
  readonly reset: () => void;
  /** Removes the widget. Its container must not be used again. */
  readonly destroy: () => void;
}

export interface CaptchaAdapter {
  /** Whether a site key is required (docs/spec.md#runtime-5). */
  readonly needsKey: boolean;
  /** URL of the provider's script; `null` if it is on the author's server, `undefined` if there is none. */
  readonly script?: string | null;
  /** Whether the script has loaded. */
  readonly isLoaded?: (view: object) => boolean;
  readonly render: (
    container: HTMLElement,
    settings: CaptchaSettings,
    handlers: CaptchaHandlers,
  ) => CaptchaWidget | Promise<CaptchaWidget>;
}

/** The failure of a captcha, with a message for developers. */
export class CaptchaFailure extends Error implements Failure {
  override readonly name = 'CaptchaFailure';
  readonly code: keyof typeof messages;
  readonly args: MessageArgs;

  constructor(code: keyof typeof messages, args: MessageArgs = {}) {
    super(formatMessage(messages[code], args));
    this.code = code;
    this.args = args;
  }
}
