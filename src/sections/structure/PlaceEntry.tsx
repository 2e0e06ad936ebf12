import { useTranslation } from 'react-i18next';
import { OpenMark } from '../../components/hours/OpenMark';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { classes } from '../../components/ui/classes';
import { doorHours } from '../../domain/hours/doorHours';
import * as css from './PlaceEntry.module.css';

interface PlaceEntryProps {
  readonly place: Queries.StructurePlaceFragment;
  readonly picture: Queries.StructurePlaceFragment['pictures'][number] | undefined;
  /** Wide: 3:2 over the words. Tall: 4:5 beside them. */
  readonly standing: 'wide' | 'tall';
}

const sizes = { wide: '(max-width: 900px) 100vw, 74vw', tall: '(max-width: 600px) 180vw, (max-width: 900px) 100vw, (max-width: 1100px) 74vw, 92vw' };

/** One place: a large picture, words, facts, its hours and whether it is open now. Its slug is its anchor. */
export function PlaceEntry({ place, picture, standing }: PlaceEntryProps) {
  const { t } = useTranslation(['structure']);
  const { slug, name, description, minimumAge, path, hours, facts } = place;
  const age = minimumAge === null ? [] : [{ label: t('structure:minimumAge'), value: t('structure:years', { count: minimumAge }) }];
  const shown = [...facts, ...age];
  return (
    <article id={slug} className={classes(css.place, standing === 'tall' && css.tall)} aria-labelledby={`${slug}-nome`}>
      {picture && (
        <figure>
          <Picture picture={picture} sizes={sizes[standing]} />
        </figure>
      )}
      <div className={css.words}>
        <h2 id={`${slug}-nome`}>{name}</h2>
        <p className="soft">{description}</p>
        {shown.length > 0 && <Facts facts={shown} className={css.facts} />}
        {path && (
          <SiteLink className="link" to={path}>
            {t('structure:more')}
            <span className="sr">{`: ${name}`}</span>
            <Icon name="right" />
          </SiteLink>
        )}
      </div>
      <div className={css.hours}>
        <WeekHours hours={hours} />
        {hours.length > 0 && (
          <p className="note">
            <OpenMark hours={doorHours(hours)} />
          </p>
        )}
      </div>
    </article>
  );
}
