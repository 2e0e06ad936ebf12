import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** An error boundary: without, React would take the whole page away. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
