import type { ReactNode } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';

interface ToolButtonProps {
  readonly part: string;
  readonly className?: string;
  readonly label: string;
  readonly path: string;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A button with an icon. A disabled one keeps the focus and is `aria-disabled`. */
export const ToolButton = ({
  part,
  className = part,
  label,
  path,
  isOff,
  isPressed,
  onClick,
}: ToolButtonProps): ReactNode => (
  <button
    type="button"
    part={`control ${part}`}
    className={`tool chrome ${className}`}
    aria-label={label}
    aria-disabled={isOff}
    aria-pressed={isPressed}
    onClick={() => isOff || onClick()}
  >
    <Icon path={path} />
  </button>
);
