import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';
import { copySlot } from './useCopies.ts';

export interface MarqueeRefs {
  /** The box in which the text moves. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The text, and the space after it. */
  readonly group: RefObject<HTMLDivElement | null>;
  readonly slot: RefObject<HTMLSlotElement | null>;
}

interface Props {
  readonly refs: MarqueeRefs;
  /** The classes of the box. */
  readonly boxClass: string;
  /** The classes of the node that moves, and its styles. */
  readonly trackClass: string;
  readonly trackStyle: CSSProperties | undefined;
  readonly copies: number;
  /** Phrases that are shown instead of the author's content, in the text and in each copy. */
  readonly items: ReactNode;
  /** Covers the text. */
  readonly wave: ReactNode;
  readonly isPaused: boolean;
  /** The name of the button; undefined for no button. */
  readonly buttonLabel: string | undefined;
  readonly onTurn: () => void;
}

const pauseIcon = 'M9 6v12M15 6v12';
const playIcon = 'M8 5.5v13L18.5 12z';

/** A line of text with its copies, and a button that pauses it. */
export function Marquee(props: Props): ReactNode {
  const { refs, boxClass, trackClass, trackStyle, copies, items, wave, isPaused, buttonLabel, onTurn } = props;
  return (
    <>
      <div ref={refs.box} className={boxClass}>
        <div className={trackClass} style={trackStyle}>
          <div ref={refs.group} className="group">
            {items ?? <slot ref={refs.slot} />}
          </div>
          {[...new Array(copies).keys()].map((index) => (
            <div key={index} className="group copy" aria-hidden="true">
              {items ?? <slot name={copySlot(index)} />}
            </div>
          ))}
        </div>
        {wave}
      </div>
      {buttonLabel && (
        <button type="button" part="pause" aria-label={buttonLabel} onClick={onTurn}>
          <Icon path={isPaused ? playIcon : pauseIcon} />
        </button>
      )}
    </>
  );
}
