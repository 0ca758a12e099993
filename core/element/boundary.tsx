import { Component, type ReactNode } from 'react';

interface Props {
  /** Changes whenever the view should be rendered again. */
  readonly occasion: unknown;
  readonly onError: (cause: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly failedAt?: unknown;
}

/** Shows the author's markup while the view throws, and renders the view again after the next change. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ occasion }: Props, { hasFailed, failedAt = occasion }: State): State {
    // Cleared before the next render, so that a further failure is reported again.
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
