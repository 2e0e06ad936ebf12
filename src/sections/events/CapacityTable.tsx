import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AskHotel } from '../../components/ui/AskHotel';
import { Icon } from '../../components/ui/Icon';
import { layouts } from '../../domain/events/layouts';
import * as css from './CapacityTable.module.css';
import { CapacityTableRow } from './CapacityTableRow';
import { LayoutLegend } from './LayoutLegend';

export const fragment = graphql`
  fragment CapacityTable on Hotel {
    name
    phone
    whatsapp
    email
  }
`;

interface CapacityTableProps {
  readonly title: string;
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  /** Contacts, for print. */
  readonly hotel: Queries.CapacityTableFragment;
  /** Id of the section with the contact form of the events team. */
  readonly askId: string;
}

/** All capacities in one table: stacked on phones, alone on one page in print. */
export function CapacityTable({ title, spaces, hotel, askId }: CapacityTableProps) {
  const { t } = useTranslation(['events']);
  return (
    <section className={`on-sand section ${css.sheet}`} aria-labelledby="capacidades">
      <div className="wrap">
        <p className={css.printed}>
          <strong>{hotel.name}</strong>
          {t('events:table.sheet')}
        </p>
        <div className={`head ${css.head}`}>
          <h2 id="capacidades">{title}</h2>
          <div className="head__side">
            <p className="soft">
              <span className={css.onlyWide}>{t('events:table.dash')}</span>
              <span className={css.onlyPhone}>{t('events:table.onlyStated')}</span>
            </p>
            <AskHotel whatsapp={hotel.whatsapp} about={t('events:table.areas')} question={t('events:table.areasMessage')} />
            <button type="button" className="btn btn--line scripted" data-replay="" onClick={() => window.print()}>
              {t('events:table.print')}
            </button>
          </div>
        </div>
        <div className={css.table}>
          {/* Explicit roles, since the `display` of the phone layout would remove a table's semantics. */}
          <table aria-labelledby="capacidades">
            <thead>
              <tr>
                <th scope="col">{t('events:table.space')}</th>
                {layouts.map((layout) => (
                  <th key={layout} scope="col">
                    <Icon name={layout} />
                    <span>{t(`events:layouts.${layout}.name`)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spaces.map((space) => (
                <CapacityTableRow key={space.slug} space={space} askId={askId} />
              ))}
            </tbody>
          </table>
        </div>
        <LayoutLegend />
        <p className={css.printed}>
          {hotel.phone} · {hotel.email}
        </p>
      </div>
    </section>
  );
}
