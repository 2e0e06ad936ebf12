let added = false;

/** Whether a script of a third party has run in this document: only a reload removes it. */
export const scriptsWereAdded = (): boolean => added;

/** Adds a script of a third party to the head. */
export function addScript(address: string): HTMLScriptElement {
  added = true;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.defer = true;
  document.head.append(script);
  return script;
}
