import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Stands there instead of what fails. */
  readonly instead: ReactNode;
  /** Called once it has. */
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** Keeps an error to the part of the page that it is in: without, React would take the whole page away. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
