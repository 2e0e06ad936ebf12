let added = false;

/** Whether a third-party script has been added to this document: only a reload removes it. */
export const scriptsWereAdded = (): boolean => added;

/** Adds a third-party script to the head. */
export function addScript(address: string): HTMLScriptElement {
  added = true;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.defer = true;
  document.head.append(script);
  return script;
}
