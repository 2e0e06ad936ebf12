import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/ui/SiteLink';
import { classes } from '../../components/ui/classes';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { roomPath } from '../../domain/pages/addresses';
import { useLanguage } from '../../hooks/useLanguage';
import { ScaleSquare } from './ScaleSquare';
import * as css from './Scale.module.css';

export const fragment = graphql`
  fragment Scale on Room {
    slug
    name(language: $language)
    area
  }
`;

/** Every room as a square on one scale, smallest first, the current one filled, each linked to its page. */
export function Scale({ rooms, here }: { rooms: readonly Queries.ScaleFragment[]; here?: string }) {
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  return (
    <ol className={css.scale} aria-label={t('rooms:scale')}>
      {rooms.map(({ slug, name, area }) => {
        const metres = t('common:squareMetres', { area: formatNumber(area, language) });
        return (
          <li key={slug} className={classes(slug === here && css.isHere)}>
            <ScaleSquare area={area} />
            <SiteLink to={roomPath(slug)} aria-current={slug === here ? 'page' : undefined}>
              {name}
              <span className="sr">{`, ${metres}`}</span>
            </SiteLink>
            <span className={css.area} aria-hidden="true">
              {metres}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
