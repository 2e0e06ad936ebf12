/** Calls `act` now and every second until `work` has settled; resolves to the result of `work`. */
export async function eachSecond<Result>(act: () => void, work: Promise<Result>): Promise<Result> {
  act();
  const timer = setInterval(act, 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
