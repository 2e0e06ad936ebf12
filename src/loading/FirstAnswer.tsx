import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { HydratedContext } from '../hooks/useStore';
import { replayEarlyTaps } from './replayEarlyTaps';

/** Once the server's HTML is taken over, lets the views follow what the browser knows, in slices; then the page answers. */
export function FirstAnswer({ children }: { readonly children: ReactNode }) {
  const [answering, setAnswering] = useState(false);
  useEffect(() => startTransition(() => setAnswering(true)), []);
  useEffect(() => {
    if (answering) replayEarlyTaps();
  }, [answering]);
  return <HydratedContext value={answering}>{children}</HydratedContext>;
}

export const wrapRootElement = ({ element }: { readonly element: ReactElement }) => <FirstAnswer>{element}</FirstAnswer>;
