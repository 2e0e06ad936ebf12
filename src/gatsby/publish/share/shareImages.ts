import crypto from 'node:crypto';
import { languages, type Language } from '../../../site';
import type { AllFacts, FactPicture } from '../facts/readFacts';
import { sitePages } from '../facts/sitePages';
import type { Fonts } from './textOutlines';
import { shareDrawing } from './shareDrawing';
import { shareFolder } from './shareFolder';

/** JPEG, which every service reads; about 100 KB. */
export const jpegOptions = { quality: 80, progressive: true } as const;

/** The link preview picture of a page in a language. */
export interface ShareImage {
  readonly path: string;
  readonly language: Language;
  /** Without host; has a hash of the picture. */
  readonly address: string;
  readonly alt: string;
  readonly picture: FactPicture;
  /** The overlay, an SVG. */
  readonly drawing: string;
}

/** Every link preview picture of the site. Its name has a hash of everything that it is made from, so that it is made once and can be cached forever. */
export const shareImages = (all: AllFacts, fonts: Fonts): ShareImage[] =>
  languages.flatMap((language) => {
    const facts = all[language];
    const { shortName, descriptor } = facts.hotel;
    return sitePages(facts, language).map(({ path, title, picture }) => {
      const drawing = shareDrawing({ title, shortName, descriptor }, fonts);
      const hash = crypto.createHash('sha256').update(JSON.stringify([picture.file.internal.contentDigest, picture.focus, drawing, jpegOptions]));
      const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      return {
        path,
        language,
        address: `/${shareFolder}/${page}.${language}.${hash.digest('hex').slice(0, 12)}.jpg`,
        alt: `${title}. ${picture.alt}`,
        picture,
        drawing,
      };
    });
  });
