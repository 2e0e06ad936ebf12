/** Does something now and every second until what is waited for has ended. */
export async function eachSecond<Result>(act: () => void, work: Promise<Result>): Promise<Result> {
  act();
  const clock = setInterval(act, 1000);
  try {
    return await work;
  } finally {
    clearInterval(clock);
  }
}
