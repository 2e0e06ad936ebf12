import { useI18n } from '../../../hooks/useI18n';
import { AskHotel } from '../../../components/ui/AskHotel';
import { classes } from '../../../components/ui/classes';
import { Icon } from '../../../components/ui/Icon';
import { Spoken } from '../../../components/ui/Spoken';
import { layouts } from '../../../domain/events/layouts';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import * as css from './CapacityTable.module.css';
import { SpaceLink } from './SpaceLink';
import { useSpaceNotes } from '../../../components/events/useSpaceNotes';

/** All capacities in one table: stacked on phones. */
export function CapacityTable({ title, spaces, askId }: { title: string; spaces: readonly Queries.EventSpaceFiguresFragment[]; askId: string }) {
  const { t } = useI18n(['events']);
  return (
    <section className="on-sand section" aria-labelledby="capacidades">
      <div className="wrap">
        <div className={`spread ${css.head}`}>
          <h2 id="capacidades">{title}</h2>
          <p className="soft">
            <span className={css.onlyWide}>{t('events:table.dash')}</span>
            <span className={css.onlyPhone}>{t('events:table.onlyStated')}</span>
          </p>
        </div>
        <div className={`gold-icons ${css.table}`}>
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
                <Row key={space.slug} space={space} askId={askId} />
              ))}
            </tbody>
          </table>
        </div>
        <AskHotel className="mt-4" question={t('events:table.areasMessage')} />
        <div className={`grid gold-icons ${css.legend}`}>
          <h3>{t('events:table.legend')}</h3>
          <dl>
            {layouts.map((layout) => (
              <div key={layout}>
                <dt>
                  <Icon name={layout} />
                  {t(`events:layouts.${layout}.name`)}
                </dt>
                <dd className="soft">{t(`events:layouts.${layout}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** A space with its seven figures; one without any figure links to the events team. */
function Row({ space, askId }: { space: Queries.EventSpaceFiguresFragment; askId: string }) {
  const { t, language } = useI18n(['events']);
  const notesOf = useSpaceNotes();
  const stated = layouts.some((layout) => space.capacities[layout] !== null);
  return (
    <tr>
      <th scope="row">
        <SpaceLink space={space} />
        {notesOf(space).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      {stated ? (
        layouts.map((layout) => {
          const capacity = space.capacities[layout];
          return (
            <td key={layout} className={classes('tabular', capacity === null && css.noFigure)} data-label={t(`events:layouts.${layout}.name`)}>
              {capacity === null ? <Spoken say={({ spoken }) => (spoken ? t('events:table.none') : '–')} /> : formatNumber(capacity, language)}
            </td>
          );
        })
      ) : (
        <td colSpan={layouts.length} className={css.ask}>
          <a className="link" href={`#${askId}`}>
            {t('events:ask')}
          </a>
        </td>
      )}
    </tr>
  );
}
