import { kindOfFile } from '../../../src/content/kinds';
import { hotelFolder } from '../../../src/hotel';

/** The desk's route for a content file; undefined for files it does not edit. */
export function routeOf(file: string): string | undefined {
  if (!kindOfFile(file)) return undefined;
  const [folder = '', name] = file.slice(hotelFolder.length + 1, -'.json'.length).split('/');
  return name ? `#/collections/${folder}/entries/${name}` : `#/collections/hotel/entries/${folder}`;
}
