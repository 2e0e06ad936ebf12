import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import * as css from './RoomHero.module.css';

export const fragment = graphql`
  fragment RoomHero on Room {
    name(language: $language)
    cover {
      ...HeroPicture
    }
  }
`;

/** The room’s name over its first picture, with breadcrumbs to all rooms. */
export function RoomHero({ room: { name, cover } }: { room: Queries.RoomHeroFragment }) {
  const { t } = useTranslation(['common', 'menu']);
  const parents = [
    { label: t('common:home'), path: '/' },
    { label: t('menu:acomodacoes'), path: '/acomodacoes' },
  ];
  return (
    <div className={css.roomHero}>
      <Hero heading={name} picture={cover} height="tall" crumbs={<Breadcrumbs parents={parents} here={name} />} />
    </div>
  );
}
