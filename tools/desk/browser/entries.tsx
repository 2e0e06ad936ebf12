import { labelledPath } from '../../../src/content/fieldLabels';
import { kindOfFile } from '../../../src/content/kinds';
import type { TextFile } from '../../../src/content/searchTexts';
import { hotelFolder } from '../../../src/hotel';
import { useNames } from './deskState';

/** The desk's route for a content file; undefined for files it does not edit. */
export function routeOf(file: string): string | undefined {
  if (!kindOfFile(file)) return undefined;
  const [folder = '', name] = file.slice(hotelFolder.length + 1, -'.json'.length).split('/');
  return name ? `#/collections/${folder}/entries/${name}` : `#/collections/hotel/entries/${folder}`;
}

/** Names a file, or a field of it, without its data: “Acomodações: Luxo › Resumo”. */
export function useLabels() {
  const { files } = useNames();
  return (file: string, path?: string): string => labelledPath(file, { slug: files[file]?.name ?? file.replace(/^.*\/|\.json$/g, '') }, path);
}

/** Links to fields of content. @param aside in other tabs */
export const Places = ({ places, aside = false }: { readonly places: readonly (TextFile & { readonly path: string })[]; readonly aside?: boolean }) => (
  <ul>
    {places.map(({ file, data, path }) => (
      <li key={file + path}>
        <a href={routeOf(file)} data-field={path} target={aside ? '_blank' : undefined}>
          {labelledPath(file, data, path)}
        </a>
      </li>
    ))}
  </ul>
);
