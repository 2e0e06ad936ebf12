import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { Entry, type EntryProps } from './Entry';

export const fragment = graphql`
  fragment ReasonEntry on Item {
    slug
    title(language: $language)
    text(language: $language)
    path
    action(language: $language)
    picture {
      ...HalfPicture
    }
  }
`;

interface ReasonEntryProps extends Pick<EntryProps, 'picture' | 'figure' | 'figureNote'> {
  readonly words: Queries.ReasonEntryFragment;
  /** Between the text and the link. */
  readonly children?: ReactNode;
}

/** A reason to come that is not an offer: text of the page, a figure, one link. */
export function ReasonEntry({ words: { slug, title, text, path, action }, children, ...rest }: ReasonEntryProps) {
  return (
    <Entry id={slug} title={title} when={null} {...rest}>
      <p>{text}</p>
      {children}
      {path && (
        <SiteLink className="link" to={path}>
          {action}
          <Icon name="right" />
        </SiteLink>
      )}
    </Entry>
  );
}
