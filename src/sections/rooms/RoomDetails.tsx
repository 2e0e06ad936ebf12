import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts, type ShownFact } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { SheetLink } from '../../components/ui/SheetLink';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { sheetPath } from '../../domain/sheets/sheet';
import * as css from './RoomDetails.module.css';
import { useRoomFacts } from './useRoomFacts';

export const fragment = graphql`
  fragment RoomDetails on Room {
    slug
    name(language: $language)
    ...RoomFacts
    accessibility {
      stepFree
      doorWidth
      rollInShower
      grabBars
    }
  }
`;

/** Every fact of a room as a list; what the hotel has not said is on request, and one tap away. Facts on access are shown only once given. */
export function RoomDetails({ room, whatsapp }: { room: Queries.RoomDetailsFragment; whatsapp: string }) {
  const { t } = useTranslation(['rooms', 'common']);
  const facts = useRoomFacts()(room);
  const shown: ShownFact[] = facts.map(({ icon, label, value, has }) => ({
    icon,
    label,
    value: has === null ? <span className={css.open}>{value}</span> : value,
  }));
  const { name, accessibility } = room;
  const access: ShownFact[] = [];
  if (accessibility) {
    const { doorWidth, ...kinds } = accessibility;
    for (const key of ['stepFree', 'rollInShower', 'grabBars'] as const)
      if (kinds[key] !== null) access.push({ icon: 'check', label: t(`rooms:facts.${key}`), value: kinds[key] ? t('common:yes') : t('common:no') });
    if (doorWidth !== null) access.push({ icon: 'area', label: t('rooms:facts.doorWidth'), value: t('rooms:centimetres', { width: doorWidth }) });
  }
  return (
    <section className={`wrap ${css.roomFacts}`} aria-labelledby="detalhes">
      <h2 id="detalhes">{t('rooms:roomFacts')}</h2>
      <div className={css.list}>
        <Facts className={css.two} facts={[...shown, ...access]} />
        {facts.some(({ has }) => has === null) && (
          <a className={`link ${css.ask}`} href={whatsappLink(whatsapp, t('rooms:askMessage', { name }))} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            {t('rooms:ask')}
            <span className="sr">{` (${t('common:newTab')})`}</span>
          </a>
        )}
        <p className={css.sheet}>
          <SheetLink to={sheetPath.room(room.slug)} of={name} />
        </p>
      </div>
    </section>
  );
}
