import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../components/ui/Facts';
import { layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import type { Language } from '../../site';
import { useSpaceNotes } from '../events/useSpaceNotes';
import * as css from './Sheet.module.css';
import { fieldInAllLanguages } from './trilingual';

export const fragment = graphql`
  fragment SpaceSheet on EventSpace {
    ...EventSpaceFigures
    area
    namePt: name(language: "pt")
    nameEn: name(language: "en")
    nameFr: name(language: "fr")
    notePt: note(language: "pt")
    noteEn: note(language: "en")
    noteFr: note(language: "fr")
    descriptionPt: description(language: "pt")
    descriptionEn: description(language: "en")
    descriptionFr: description(language: "fr")
    variants {
      notePt: note(language: "pt")
      noteEn: note(language: "en")
      noteFr: note(language: "fr")
    }
    pictures {
      ...HalfPicture
    }
  }
`;

/** The sheet of an event space in one language: its area, if known, the layouts that have a figure, and the notes on the figures. */
export function SpaceSheetColumn({ space, language }: { space: Queries.SpaceSheetFragment; language: Language }) {
  const { t } = useTranslation(['sheets', 'events', 'common']);
  const notesOf = useSpaceNotes();
  const notes = notesOf({
    ...space,
    note: fieldInAllLanguages(space, 'note')[language],
    variants: space.variants.map((variant) => ({ ...variant, note: fieldInAllLanguages(variant, 'note')[language] })),
  });
  const stated = layouts.filter((layout) => space.capacities[layout] !== null);
  return (
    <>
      <p className={css.summary}>{fieldInAllLanguages(space, 'description')[language]}</p>
      {space.area !== null && (
        <Facts className={css.facts} facts={[{ label: t('sheets:area'), value: t('common:squareMetres', { area: formatNumber(space.area, language) }) }]} />
      )}
      {stated.length > 0 && (
        <>
          <h2>{t('sheets:capacities')}</h2>
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
