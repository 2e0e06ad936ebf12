import lighthouse from 'lighthouse';
import { categories, type Category, type LighthouseScores } from './lighthouseChecks';

/**
 * Asks Lighthouse, with its mobile settings.
 * @param port where a browser listens for DevTools
 * @throws where the page does not load
 */
export async function lighthouseScores({ address, name, port }: { address: string; name: string; port: number }): Promise<LighthouseScores> {
  const answer = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse could not visit ${address}: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`);
  const { audits, categories: found } = answer.lhr;
  const points = (category: Category): number => Math.round(100 * (found[category]?.score ?? NaN));
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    name,
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    faults: [...new Set(faults)],
  };
}
