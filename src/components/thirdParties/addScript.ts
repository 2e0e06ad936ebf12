let added = false;

/** Whether anything of third parties has been let into this document. It cannot be put out again: only a fresh document is without it. */
export const scriptsWereAdded = (): boolean => added;

/** Brings in a script of a third party, async and deferred, in the head. */
export function addScript(address: string): HTMLScriptElement {
  added = true;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.defer = true;
  document.head.append(script);
  return script;
}
