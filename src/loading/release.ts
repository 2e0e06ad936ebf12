import { turn } from './turn';

/** Lets come what `hold` holds back: React is there. What has not been laid out is so part by part, in a task each: all at once would keep a touch waiting. */
export async function release(): Promise<void> {
  const { classList } = document.documentElement;
  classList.remove('held');
  const parts = [...document.querySelectorAll<HTMLElement>('.far :is(main > section, footer)')];
  for (const part of parts) {
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    await turn();
  }
  classList.remove('far');
  for (const { style } of parts) style.removeProperty('content-visibility');
}
