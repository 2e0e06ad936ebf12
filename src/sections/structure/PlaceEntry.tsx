import { useTranslation } from 'react-i18next';
import { OpenBadge } from '../../components/hours/OpenBadge';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { mainHours } from '../../domain/hours/openingHours';
import * as css from './PlaceEntry.module.css';

interface PlaceEntryProps {
  readonly place: Queries.StructurePlaceFragment;
  readonly picture: Queries.StructurePlaceFragment['pictures'][number] | undefined;
}

/** One place: a large picture, text, facts, its hours and whether it is open now. Its id is its slug. */
export function PlaceEntry({ place, picture }: PlaceEntryProps) {
  const { t } = useTranslation(['structure']);
  const { slug, name, description, minimumAge, path, hours, facts } = place;
  const age = minimumAge === null ? [] : [{ label: t('structure:minimumAge'), value: t('structure:years', { count: minimumAge }) }];
  const shown = [...facts, ...age];
  return (
    <article id={slug} className={css.place} aria-labelledby={`${slug}-nome`}>
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(width < 56.25em) 100vw, 54vw" />
        </figure>
      )}
      <div className={css.words}>
        <h2 id={`${slug}-nome`}>{name}</h2>
        <p className="soft">{description}</p>
        {path && (
          <SiteLink className="link" to={path}>
            {t('structure:more')}
            <span className="sr">{`: ${name}`}</span>
            <Icon name="right" />
          </SiteLink>
        )}
      </div>
      {hours.length + shown.length > 0 && (
        <div className={css.side}>
          {hours.length > 0 && (
            <div className={css.hours}>
              <WeekHours hours={hours} />
              <p className="note">
                <OpenBadge hours={mainHours(hours)} />
              </p>
            </div>
          )}
          {shown.length > 0 && <Facts facts={shown} className={css.facts} />}
        </div>
      )}
    </article>
  );
}
