import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { classes } from '../../components/ui/classes';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { roomPath } from '../../domain/rooms/roomPath';
import { useLanguage } from '../../hooks/useLanguage';
import { useOccupancy } from './useRoomFacts';
import * as css from './RoomIndex.module.css';

export const fragment = graphql`
  fragment RoomIndex on Room {
    slug
    name(language: $language)
    summary(language: $language)
    area
    occupancy {
      min
      max
    }
  }
`;

/** Every room in a line of its own, in their order. */
export function RoomIndex({ heading, rooms }: { heading: string; rooms: readonly Queries.RoomIndexFragment[] }) {
  const { t } = useTranslation(['common']);
  const language = useLanguage();
  const occupancyOf = useOccupancy();
  return (
    <section id="todas" className={classes('section', 'wrap', css.allrooms)} aria-labelledby="todas-titulo">
      <h2 id="todas-titulo">{heading}</h2>
      <ol>
        {rooms.map(({ slug, name, summary, area, occupancy }) => (
          <li key={slug}>
            <SiteLink to={roomPath(slug)}>
              <span className={css.allroomsName}>{name}</span> <span className="soft">{summary}</span> <span className="num">{occupancyOf(occupancy)}</span>{' '}
              <span className={classes('num', css.allroomsA)}>{t('common:squareMetres', { area: formatNumber(area, language) })}</span>
              <Icon name="right" />
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
