import crypto from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/**
 * Name of a class in the published pages: four signs that depend on nothing but the place of the class, so that server, browser and every
 * build agree. A test holds all classes of the site apart.
 * @param file style sheet, relative to the project, with forward slashes
 * @param name class as the style sheet calls it
 */
export function shortClassName(file: string, name: string): string {
  const digest = crypto.createHash('sha256').update(`${file} ${name}`).digest();
  return [letters, signs, signs, signs].map((alphabet, place) => alphabet[digest.readUInt32BE(place * 4) % alphabet.length]).join('');
}
