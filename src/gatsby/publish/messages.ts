import fs from 'node:fs';
import path from 'node:path';
import { namespaceUrl } from '../../i18n/namespaceUrl';
import { languages } from '../../site';
import { namespacesOnDemand } from '../pages/namespaces';
import { readMessages } from '../schema/locales';
import { hashOf, publicFolder } from './siteFiles';

/** The namespaces on demand of each language: address, and minified JSON. */
const readNamespaces = () =>
  languages.flatMap((language) =>
    namespacesOnDemand().map((namespace) => ({
      address: namespaceUrl({ language, namespace, version: '' }),
      content: JSON.stringify(readMessages(language, namespace)),
    })),
  );

/** A version of all namespaces on demand, by their content. */
export const messagesVersion = (): string => hashOf(JSON.stringify(readNamespaces()));

export function writeMessages(): void {
  for (const { address, content } of readNamespaces()) {
    const { pathname } = new URL(address, 'file://');
    const file = path.join(publicFolder, pathname);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
