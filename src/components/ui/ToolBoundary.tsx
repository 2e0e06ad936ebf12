import { Component, type ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { markFault } from '../../../plugins/gatsby-plugin-first-paint';

interface ErrorBoundaryProps {
  /** What is shown instead of children that fail to render. @param again renders them anew */
  readonly stopped: (again: () => void) => ReactNode;
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** Replaces children that fail to render; React would otherwise unmount the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    markFault('render');
    this.props.onError?.();
  }

  again = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.stopped(this.again) : this.props.children;
  }
}

function ToolStopped({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useI18n(['common']);
  return (
    <div role="alert" className="wrap">
      <p>{t('common:trouble.stopped')}</p>
      <button type="button" className="btn btn--line" onClick={onAgain}>
        {t('common:trouble.restore')}
      </button>
    </div>
  );
}

/** Around each tool and section: if it fails to render, often because other software has changed the page, it says so and a button brings it back. */
export const ToolBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary stopped={(again) => <ToolStopped onAgain={again} />}>{children}</ErrorBoundary>
);
