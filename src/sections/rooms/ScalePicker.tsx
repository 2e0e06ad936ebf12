import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../components/ui/classes';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { CompareBox } from './CompareBox';
import { ScaleSquare } from './ScaleSquare';
import * as css from './Scale.module.css';

interface ScalePickerProps {
  /** Smallest first. */
  readonly rooms: readonly Queries.ScaleFragment[];
  readonly compared: readonly string[];
  /** Whether the maximum is reached. */
  readonly full: boolean;
  readonly onCompare: (slug: string, wanted: boolean) => void;
  /** The values of the checkboxes are the rooms’ slugs. */
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** Every room as a square on one scale, with a checkbox that adds it to the comparison; chosen ones are filled. */
export function ScalePicker({ rooms, compared, full, onCompare, ref }: ScalePickerProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  return (
    <fieldset ref={ref}>
      <legend className="sr">{t('rooms:pick')}</legend>
      <ol className={css.scale}>
        {rooms.map(({ slug, name, area }) => {
          const chosen = compared.includes(slug);
          const metres = t('common:squareMetres', { area: formatNumber(area, language) });
          return (
            <li key={slug} className={classes(chosen && css.isHere)}>
              <label className={css.pick}>
                <ScaleSquare area={area} />
                <span className={css.pickName}>
                  <CompareBox slug={slug} chosen={chosen} full={full} onCompare={onCompare} />
                  <span>
                    {name}
                    <span className="sr">{`, ${metres}`}</span>
                  </span>
                </span>
                <span className={css.area} aria-hidden="true">
                  {metres}
                </span>
              </label>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
