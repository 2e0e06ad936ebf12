import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { AskHotel } from '../../components/ui/AskHotel';
import { Facts, type ShownFact } from '../../components/ui/Facts';
import * as css from './RoomDetails.module.css';
import { useRoomFacts } from '../../components/rooms/useRoomFacts';

export const fragment = graphql`
  fragment RoomDetails on Room {
    name(language: $language)
    ...RoomFacts
    view(language: $language)
    bathroom(language: $language)
    accessibility {
      stepFree
      doorWidth
      rollInShower
      grabBars
    }
  }
`;

/** The known facts of a room as a list, and a line that asks for the rest. */
export function RoomDetails({ room }: { room: Queries.RoomDetailsFragment }) {
  const { t } = useI18n(['rooms', 'common']);
  const { name, view, bathroom, accessibility } = room;
  // words on the bathroom say more than that it has a bathtub
  const facts: ShownFact[] = useRoomFacts()(room).filter(({ key, has }) => !(key === 'bathtub' && has && bathroom !== null));
  if (view !== null) facts.push({ icon: 'pin', label: t('rooms:facts.view'), value: view });
  if (bathroom !== null) facts.push({ icon: 'bath', label: t('rooms:facts.bathroom'), value: bathroom });
  for (const key of ['stepFree', 'rollInShower', 'grabBars'] as const) {
    const has = accessibility?.[key] ?? null;
    if (has !== null) facts.push({ icon: 'check', label: t(`rooms:facts.${key}`), value: has ? t('common:yes') : t('common:no') });
  }
  const width = accessibility?.doorWidth ?? null;
  if (width !== null) facts.push({ icon: 'area', label: t('rooms:facts.doorWidth'), value: t('rooms:centimetres', { width }) });
  return (
    <section className={css.roomFacts} aria-labelledby="detalhes">
      <h2 id="detalhes">{t('rooms:roomFacts')}</h2>
      <Facts className={css.columns} facts={facts} />
      <AskHotel className="mt-5" question={t('rooms:askMessage', { name })} />
    </section>
  );
}
