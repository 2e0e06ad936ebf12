import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import type { Language } from '../../site';
import { useSpaceNotes } from '../../components/events/useSpaceNotes';
import * as css from './FactSheet.module.css';
import { textsIn } from './allLanguages';

export const fragment = graphql`
  fragment SpaceFactSheet on EventSpace {
    ...EventSpaceFigures
    area
    inLanguages {
      language
      name
      note
      description
    }
    variants {
      inLanguages {
        language
        note
      }
    }
    pictures {
      ...HalfPicture
    }
  }
`;

/** The fact sheet of an event space in one language: its area, if known, the layouts that have a figure, and the notes on the figures. */
export function SpaceFactSheetColumn({ space, language }: { space: Queries.SpaceFactSheetFragment; language: Language }) {
  const { t } = useTranslation(['factSheets', 'events', 'common']);
  const notesOf = useSpaceNotes();
  const { note: ownNote, description } = textsIn(space.inLanguages, language);
  const notes = notesOf({
    ...space,
    note: ownNote,
    variants: space.variants.map((variant) => ({ ...variant, note: textsIn(variant.inLanguages, language).note })),
  });
  const stated = layouts.filter((layout) => space.capacities[layout] !== null);
  return (
    <>
      <p className={css.summary}>{description}</p>
      {space.area !== null && (
        <Facts className={css.facts} facts={[{ label: t('factSheets:area'), value: t('common:squareMetres', { area: formatNumber(space.area, language) }) }]} />
      )}
      {stated.length > 0 && (
        <>
          <h2>{t('factSheets:capacities')}</h2>
          <Facts
            className={css.facts}
            facts={stated.map((layout) => ({
              label: t(`events:layouts.${layout}.name`),
              value: formatNumber(space.capacities[layout] ?? 0, language),
              icon: layout,
            }))}
          />
        </>
      )}
      {notes.map((note) => (
        <p key={note} className={`soft ${css.remark}`}>
          {note}
        </p>
      ))}
      <dl className={css.rules}>
        {stated.map((layout) => (
          <div key={layout}>
            <dt>{t(`events:layouts.${layout}.name`)}</dt>
            <dd>{t(`events:layouts.${layout}.text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
