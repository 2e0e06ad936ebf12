import { useI18n } from '../../../hooks/useI18n';
import { Icon } from '../../../components/ui/Icon';
import { SectionHead } from '../../../components/ui/SectionHead';
import { Spoken } from '../../../components/ui/Spoken';
import { layouts } from '../../../domain/events/layouts';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import * as css from './CapacityTable.module.css';
import { SpaceLink } from './SpaceLink';
import { useSpaceNotes } from '../../../components/events/useSpaceNotes';

/** All capacities in one table, and a line on the spaces without any. On phones each space has its own instead (SpaceCards). */
export function CapacityTable({ title, spaces, askId }: { title: string; spaces: readonly Queries.EventSpaceFiguresFragment[]; askId: string }) {
  const { t } = useI18n(['events']);
  const isStated = ({ capacities }: Queries.EventSpaceFiguresFragment) => layouts.some((layout) => capacities[layout] !== null);
  const notStated = spaces.filter((space) => !isStated(space));
  if (notStated.length === spaces.length) return null;
  return (
    <section id="tabela" className={`on-sand section ${css.capacities}`} aria-labelledby="capacidades">
      <div className="wrap">
        <SectionHead id="capacidades" title={title} />
        <div className={`gold-icons ${css.table}`}>
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
              {spaces.filter(isStated).map((space) => (
                <Row key={space.slug} space={space} />
              ))}
            </tbody>
          </table>
        </div>
        {notStated.length > 0 && (
          <p className="row soft mt-5">
            <span>{notStated.map(({ name }) => name).join(', ')}</span>
            <a className="link" href={`#${askId}`}>
              {t('events:ask')}
            </a>
          </p>
        )}
        <div className={`grid grid--stacked gold-icons ${css.legend}`}>
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

/** A space with its seven figures. */
function Row({ space }: { space: Queries.EventSpaceFiguresFragment }) {
  const { t, language } = useI18n(['events']);
  const notesOf = useSpaceNotes();
  return (
    <tr>
      <th scope="row">
        <SpaceLink space={space} />
        {notesOf(space).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      {layouts.map((layout) => {
        const capacity = space.capacities[layout];
        return (
          <td key={layout} className="tabular">
            {capacity === null ? <Spoken say={({ spoken }) => (spoken ? t('events:table.none') : '–')} /> : formatNumber(capacity, language)}
          </td>
        );
      })}
    </tr>
  );
}
