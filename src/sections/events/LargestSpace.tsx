import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { largestCapacity } from '../../domain/events/capacities';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './LargestSpace.module.css';

export const fragment = graphql`
  fragment LargestSpace on EventSpace {
    ...SpaceCapacities
    variants {
      capacity
    }
  }
`;

interface LargestSpaceProps {
  readonly words: Queries.SectionWordsFragment;
  readonly spaces: readonly Queries.LargestSpaceFragment[];
  /** A link below. */
  readonly children?: ReactNode;
}

/** A link to the spaces, with the largest capacity. */
export function LargestSpace({ words, spaces, children }: LargestSpaceProps) {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  if (!words.path) return null;
  return (
    <section className="section wrap" aria-labelledby={words.slug}>
      <h2 id={words.slug} className={css.heading}>
        <SiteLink className={css.row} to={words.path}>
          <span>{words.title}</span>{' '}
          <b className="num">
            {formatNumber(largestCapacity(spaces), language)} <small>{t('events:largest')}</small>
          </b>
          <Icon name="right" />
        </SiteLink>
      </h2>
      {children}
    </section>
  );
}
