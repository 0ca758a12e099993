import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { PinterestSettings } from '../../core/model/pinterest/settings.ts';

/** The properties of the lightbox view. */
export interface LightboxProps {
  readonly isOpen: boolean;
  /** The author's slides; only those in view and beside it are read. At least one. */
  readonly nodes: readonly Element[];
  readonly index: number;
  readonly theme: 'dark' | 'light';
  /** The name for assistive technology. */
  readonly label: string;
  readonly loop: boolean;
  /** Milliseconds. */
  readonly speed: number;
  /** Pixels. */
  readonly padding: number;
  readonly captions: boolean;
  readonly download: boolean;
  readonly fullScreen: boolean;
  readonly share: boolean;
  readonly thumbnails: boolean;
  /** The settings of the links to Pinterest. */
  readonly pinterest: PinterestSettings;
  /** Whether the page's URL follows the slide. */
  readonly historyHash: boolean;
  /** Slides scroll, as on phones, instead of fading. */
  readonly scrolls: boolean;
  readonly isRtl: boolean;
  /** Animations are disabled: reduced motion. */
  readonly isStill: boolean;
  readonly getMessage: GetMessage;
  /** Requests another slide. Returns false when a listener cancels it. */
  readonly onIndex: (to: number) => boolean;
  readonly onSettled: (from: number, to: number) => void;
  /** Returns false when a listener cancels it. */
  readonly onClose: () => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}
