import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import type { RankedSpace } from '../../domain/events/capacities';
import type { Layout } from '../../domain/events/layouts';
import { capacityParameters } from '../../domain/events/capacitySearch';
import { CapacityRow } from './CapacityRow';
import * as css from './EventTypeSpaces.module.css';
import { useSpaceNotes } from './useSpaceNotes';
import * as link from './SpaceLink.module.css';

interface EventTypeSpacesProps {
  readonly words: Queries.SectionWordsFragment;
  readonly layout: Layout;
  /** Spaces with a figure for the layout, the smallest first. */
  readonly fits: readonly RankedSpace<Queries.EventSpaceFiguresFragment>[];
}

/** The spaces that fit, with their capacities as bars on one scale. */
export function EventTypeSpaces({ words, layout, fits }: EventTypeSpacesProps) {
  const { t } = useTranslation(['events']);
  const notesOf = useSpaceNotes();
  const most = fits.at(-1)?.capacity ?? 1;
  return (
    <section className={`section wrap grid ${css.spaces}`} aria-labelledby={words.slug}>
      <div className={css.side}>
        <h2 id={words.slug}>{words.title}</h2>
        <p className="soft">{t('events:moment.scale', { as: t(`events:layouts.${layout}.as`) })}</p>
        {words.path && (
          <SiteLink className="link" to={`${words.path}?${capacityParameters.layout}=${layout}`}>
            {words.action}
            <Icon name="right" />
          </SiteLink>
        )}
      </div>
      <ol>
        {fits.map(({ space, capacity }) => (
          <CapacityRow
            key={space.slug}
            name={
              words.path ? (
                <SiteLink className={link.link} to={`${words.path}#${space.slug}`}>
                  {space.name}
                </SiteLink>
              ) : (
                space.name
              )
            }
            capacity={capacity}
            share={capacity / most}
            notes={notesOf(space, layout)}
          />
        ))}
      </ol>
    </section>
  );
}
