import type { ReactNode } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';
import type { Slides } from './slides.ts';

interface StepProps {
  readonly name: 'previous' | 'next';
  readonly label: string;
  readonly slides: Slides;
}

const steps = {
  previous: { by: -1, path: 'M14.5 5 8 12l6.5 7' },
  next: { by: 1, path: 'M9.5 5 16 12l-6.5 7' },
} as const;

/** The previous or next button. At the first or last slide it keeps the focus and is `aria-disabled`. */
export function StepButton({ name, label, slides }: StepProps): ReactNode {
  const { by, path } = steps[name];
  const isDisabled = slides.neighbour(by) === undefined;
  return (
    <button
      type="button"
      className={isDisabled ? `control ${name} disabled` : `control ${name}`}
      part={`control ${name}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => slides.step(by)}
    >
      <Icon path={path} />
    </button>
  );
}

interface PauseProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly onTurn: (on: boolean) => void;
}

/** Pauses and resumes autoplay (WCAG 2.2.2, https://www.w3.org/TR/WCAG22/#pause-stop-hide). */
export const PauseButton = ({ isOn, label, onTurn }: PauseProps): ReactNode => (
  <button type="button" className="control pause" part="control pause" aria-label={label} onClick={() => onTurn(!isOn)}>
    <Icon path={isOn ? 'M9 6v12M15 6v12' : 'M8 5.5v13L18.5 12z'} />
  </button>
);
