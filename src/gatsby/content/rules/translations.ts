import { languages } from '../../../site';
import { warning } from '../fault';
import { dotted, textsOf } from '../json';
import type { Rule } from './rule';

/** A missing translation is a warning: the Portuguese text stands in its place. */
export const translations: Rule = ({ files }) =>
  files.flatMap(({ file, data }) =>
    textsOf(data).flatMap(({ trail, value }) =>
      languages
        .filter((language) => !Object.hasOwn(value, language))
        .map((language) =>
          warning(file, dotted([...trail, language]), 'the translation is missing', 'the Portuguese text shows in its place until it is added'),
        ),
    ),
  );
