import { clipped, skipped } from './deferBelowFold';
import { yieldToMain } from './yieldToMain';

/** Reveals below-the-fold content after hydration, one section per task: laid out all at once, it would delay the response to input. */
export async function revealBelowFold(): Promise<void> {
  const { classList } = document.documentElement;
  classList.remove(clipped);
  const sections = [...document.querySelectorAll<HTMLElement>(`.${skipped} :is(main > section, footer)`)];
  for (const section of sections) {
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    await yieldToMain();
  }
  classList.remove(skipped);
  for (const { style } of sections) style.removeProperty('content-visibility');
}
