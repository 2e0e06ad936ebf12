import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Paragraphs } from '../../components/ui/Paragraphs';
import type { QuestionGroup } from '../../domain/pages/questions';
import * as css from './Questions.module.css';

export const fragment = graphql`
  fragment Question on Section {
    slug
    group(language: $language)
    title(language: $language)
    text(language: $language)
    path
    action(language: $language)
  }
`;

interface QuestionsProps {
  readonly groups: readonly QuestionGroup<Queries.QuestionFragment>[];
  readonly children?: ReactNode;
}

/** Links to the groups that have a name. */
export function QuestionLinks({ groups }: QuestionsProps) {
  return (
    <p className="row no-print mt-7">
      {groups.map(
        ({ name, id }) =>
          name && (
            <a key={id} className="link" href={`#${id}`}>
              {name}
            </a>
          ),
      )}
    </p>
  );
}

export function Questions({ groups, children }: QuestionsProps) {
  return (
    <div className={`section wrap ${css.groups}`}>
      {groups.map(({ name, id, questions }) => {
        const Title = name ? 'h3' : 'h2';
        return (
          <section key={id}>
            {name && <h2 id={id}>{name}</h2>}
            <div className={css.questions}>
              {questions.map(({ section: { slug, title, path, action }, answer }) => (
                <div key={slug} className="stack">
                  <Title id={slug} className="h4">
                    {title}
                  </Title>
                  <Paragraphs text={answer} className="soft" />
                  {path && <ArrowLink to={path}>{action}</ArrowLink>}
                </div>
              ))}
            </div>
          </section>
        );
      })}
      {children}
    </div>
  );
}
