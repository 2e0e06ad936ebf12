let running = false;

export const servicesHaveRun = (): boolean => running;

/** Call when code of a service starts that is not a separate script. */
export const markRunning = (): void => {
  running = true;
};

export function addScript(address: string): HTMLScriptElement {
  markRunning();
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.defer = true;
  document.head.append(script);
  return script;
}
