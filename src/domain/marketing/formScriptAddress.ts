/**
 * Where the script of the marketing-automation form is, by the domain in the embed code: a form at `app-3QN….marketingautomation.services`
 * has it at `https://koi-3QN….marketingautomation.services`. Another domain serves both.
 * @param domain with its scheme where that is not https, as for a stand-in on this machine
 */
export function formScriptAddress(domain: string): string {
  const origin = domain.includes('://') ? domain : `https://${domain.replace(/^app-/, 'koi-')}`;
  return `${origin}/client/form.js?ver=2.0.1`;
}
