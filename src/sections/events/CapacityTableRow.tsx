import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './CapacityTable.module.css';
import * as link from './SpaceLink.module.css';
import { useSpaceNotes } from './useSpaceNotes';

/** A space with its seven figures; one without any figure links to the events team. */
export function CapacityTableRow({ space, askId }: { space: Queries.EventSpaceFiguresFragment; askId: string }) {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  const notesOf = useSpaceNotes();
  const stated = layouts.some((layout) => space.capacities[layout] !== null);
  return (
    <tr>
      <th scope="row">
        <a className={link.link} href={`#${space.slug}`}>
          {space.name}
        </a>
        {notesOf(space).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      {stated ? (
        layouts.map((layout) => {
          const capacity = space.capacities[layout];
          return (
            <td key={layout} className={classes('num', capacity === null && css.none)} data-label={t(`events:layouts.${layout}.name`)}>
              {capacity === null ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr">{t('events:table.none')}</span>
                </>
              ) : (
                formatNumber(capacity, language)
              )}
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
