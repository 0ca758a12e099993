import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';

interface Props {
  readonly text: string;
  readonly isHidden: boolean;
  /** The button's name. */
  readonly more: string;
  /** Called after the button may have disappeared. */
  readonly onChange: () => void;
}

/** Shows one line, and a button that expands the caption if it is longer. It stays expanded on other slides. */
export function Caption({ text, isHidden, more, onChange }: Props): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  useLayoutEffect(() => {
    const line = ref.current;
    if (!line || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(line.scrollWidth > line.clientWidth));
    observer.observe(line);
    return () => observer.disconnect();
  }, [text, isOpen]);

  useLayoutEffect(onChange, [isCut]);
  if (text === '') return null;
  return (
    <div className={`caption chrome ${isOpen ? 'whole' : ''} ${isHidden ? 'away' : ''}`} part="caption">
      <p ref={ref} id="lightbox-caption">
        {text.split('\n').map((line, number) => (
          // Lines have no key but their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see the comment above
          <span key={number}>{line}</span>
        ))}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          part="control more"
          className="tool"
          aria-label={more}
          aria-expanded={isOpen}
          aria-controls="lightbox-caption"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path="M6 15l6-6 6 6" />
        </button>
      )}
    </div>
  );
}
