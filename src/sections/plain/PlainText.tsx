import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Figure } from '../../components/media/Figure';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { FileLink } from '../../components/ui/FileLink';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as rows from '../../styles/TextRows.module.css';
import * as css from './PlainText.module.css';

export const fragment = graphql`
  fragment PlainSection on PlainSection {
    slug
    title(language: $language)
    text(language: $language)
    list(language: $language)
    pictures {
      ...HalfPicture
    }
    path
    action(language: $language)
    file {
      label(language: $language)
      file {
        ...FileLink
      }
    }
  }
`;

type Section = Pick<Queries.PlainSectionFragment, 'slug' | 'title' | 'text' | 'path' | 'action'> & Partial<Queries.PlainSectionFragment>;

interface PlainTextProps {
  readonly sections: readonly Section[];
  /** What is before the text of a section, by its slug. */
  readonly before?: Readonly<Record<string, ReactNode>>;
}

export function PlainText({ sections, before = {} }: PlainTextProps) {
  return (
    <div className={`section wrap ${rows.rows} ${css.text}`}>
      {sections.map(({ slug, title, text, list, pictures, path, action, file }, index) => (
        <section key={slug ?? index} className={rows.row}>
          {title && <h2 id={slug ?? undefined}>{title}</h2>}
          <div className={css.body}>
            {slug && before[slug]}
            <Paragraphs text={text} />
            {list && list.length > 0 && (
              <ul>
                {list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {path && <ArrowLink to={path}>{action}</ArrowLink>}
            {file && (
              <p>
                <FileLink file={file.file}>{file.label}</FileLink>
              </p>
            )}
          </div>
          {pictures && pictures.length > 0 && (
            <div className={`cropped ${css.pictures}`}>
              {pictures.map((picture) => (
                <Figure key={picture.alt} picture={picture} sizes={`(width < 37.5em) 100vw, ${pictures.length > 1 ? 48 : 94}vw`} />
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
