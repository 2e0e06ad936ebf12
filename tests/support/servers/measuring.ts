import fs from 'node:fs';
import path from 'node:path';
import { statsFile, type WebpackStats } from '../../../plugins/gatsby-plugin-first-paint/src/internals';

/** Words by which code that measures is known, whatever minification has made of it: names of events, of fields, and of what trackers use. */
export const textOfMeasuring = ['begin_checkout', 'generate_lead', 'page_kind', 'web_vitals', '_paq', 'dataLayer', 'allow_google_signals'];

/** The scripts that pages load by themselves; others are loaded on demand, or are left from an earlier build. */
export function scriptsOfPages(folder: string): string[] {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(path.join(folder, statsFile), 'utf8')) as WebpackStats;
  return [...new Set(Object.values(assetsByChunkName).flat())].filter((name) => name.endsWith('.js'));
}

/** Every script of a site that was built for the first time. */
export const allScripts = (folder: string): string[] =>
  fs
    .readdirSync(path.join(folder, 'static'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `static/${name}`);

/** Which of the words of measuring some scripts of a built site hold. */
export function measuringIn(folder: string, scripts: readonly string[]): string[] {
  const sources = scripts.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return textOfMeasuring.filter((word) => sources.some((source) => source.includes(word)));
}
