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

  static getDerivedStateFromProps({ occasion }: Props, state: State): State {
    if (!state.hasFailed) return { hasFailed: false };
    if (!('failedAt' in state)) return { hasFailed: true, failedAt: occasion };
    return state.failedAt === occasion ? state : { hasFailed: false };
  }

  override state: State = { hasFailed: false };

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <slot /> : this.props.children;
  }
}
