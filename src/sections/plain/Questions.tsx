import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { AskHotel } from '../../components/ui/AskHotel';
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
  /** For whom asks the hotel instead. */
  readonly message: string;
  readonly children?: ReactNode;
}

/** Questions and answers under the names of their groups, with links to these and a message to the hotel at the top. */
export function Questions({ groups, message, children }: QuestionsProps) {
  return (
    <div className={`section wrap ${css.groups}`}>
      <div className={`row no-print ${css.bar}`}>
        {groups.map(
          ({ name, id }) =>
            name && (
              <a key={id} className="link" href={`#${id}`}>
                {name}
              </a>
            ),
        )}
        <AskHotel question={message} />
      </div>
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
