import { Component, type ReactNode } from 'react';

interface Props {
  /** Changes whenever there is reason to try again. */
  readonly occasion: unknown;
  readonly onError: (cause: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly failedAt?: unknown;
}

/** Shows the author's markup while the view cannot render, and tries the view again with the next change. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ occasion }: Props, { hasFailed, failedAt = occasion }: State): State {
    // Forgotten with the next occasion, so that another failure is another.
    return hasFailed && failedAt === occasion ? { hasFailed, failedAt } : { hasFailed: false, failedAt: undefined };
  }

  override state: State = { hasFailed: false };

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <slot /> : this.props.children;
  }
}
