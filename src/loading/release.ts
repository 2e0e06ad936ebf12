const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets come what `hold` holds back: React is there. What has not been laid out is so part by part, in a frame each: all at once would keep a touch waiting. */
export async function release(): Promise<void> {
  const { classList } = document.documentElement;
  classList.remove('held');
  const parts = [...document.querySelectorAll<HTMLElement>('.estimated main > section:nth-child(n + 3), .estimated footer')];
  for (const { style } of parts) {
    await frame();
    style.contentVisibility = 'visible';
  }
  classList.remove('estimated');
  for (const { style } of parts) style.removeProperty('content-visibility');
}
