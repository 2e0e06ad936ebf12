import { useEffect, useState } from 'react';

/** Whether the header is out of the viewport; false in the server's HTML. */
export function useScrolledPastHeader(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const observer = new IntersectionObserver((entries) => setPast(!(entries.at(-1)?.isIntersecting ?? false)));
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return past;
}
