import { useEffect, useState } from 'react';

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
