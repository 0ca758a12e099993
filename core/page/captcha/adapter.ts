/** What every provider of captchas is to a page: a widget in a container that hands over an answer. */
import type { MessageArgs } from '../../model/finding.ts';
import { formatMessage } from '../../model/message-format.ts';
import type { Failure } from '../failure.ts';
import { messages } from './messages.en.ts';

export interface CaptchaSettings {
  /** What the provider has given; of ALTCHA the address of its challenges. */
  readonly siteKey: string;
  readonly size: 'compact' | 'normal';
  readonly theme?: 'light' | 'dark' | undefined;
  /** A BCP 47 tag. */
  readonly language: string;
  /** Milliseconds that a person takes at least; the honeypot's. */
  readonly minTime: number;
}

/** Hears of the widget, as often as it has something to say. */
export interface CaptchaHandlers {
  /** Solved: this is what the server asks the provider about. */
  readonly solved: (value: string) => void;
  /** The answer counts no more. */
  readonly expired: () => void;
  /** The provider could not be reached, or gave up. */
  readonly failed: (cause?: unknown) => void;
}

/** A captcha that is on the page. */
export interface CaptchaWidget {
  /** Takes the answer back: it has to be solved again. */
  readonly reset: () => void;
  /** Ends it; its container may be used by nobody else. */
  readonly destroy: () => void;
}

export interface CaptchaAdapter {
  /** Whether nothing is there without a site key (docs/spec.md#runtime-5). */
  readonly needsKey: boolean;
  /** The provider's script; `null` where it stands on the author's own server, `undefined` where there is none. */
  readonly script?: string | null;
  /** Whether the script has done what it is for. */
  readonly isThere?: (view: object) => boolean;
  readonly render: (
    container: HTMLElement,
    settings: CaptchaSettings,
    handlers: CaptchaHandlers,
  ) => CaptchaWidget | Promise<CaptchaWidget>;
}

/** Why there is no captcha. The message is the text of the code. */
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
