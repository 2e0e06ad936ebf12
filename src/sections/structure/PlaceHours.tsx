import { useI18n } from '../../hooks/useI18n';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { AskHotel } from '../../components/ui/AskHotel';
import * as css from './Places.module.css';

/** Below the places: the way to the chart of the tables' hours, and a question for the hours that the hotel has not given. */
export function PlaceHours({ places }: { places: readonly Pick<Queries.StructurePlaceFragment, 'name' | 'hours' | 'seasons'>[] }) {
  const { t } = useI18n(['structure']);
  const unknown = places.filter(({ hours, seasons }) => hours.length + (seasons?.length ?? 0) === 0).map(({ name }) => name);
  return (
    <div className={`wrap row no-print ${css.tables}`}>
      <ArrowLink to="/gastronomia#dia">{t('structure:tables')}</ArrowLink>
      {unknown.length > 0 && <AskHotel question={t('structure:askHoursMessage', { places: unknown.join(', ') })} />}
    </div>
  );
}
