import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { type ShownHours, WeekHours } from '../../components/hours/WeekHours';
import { Figure } from '../../components/media/Figure';
import { splitFigure } from '../../domain/i18n/formatNumber';
import '../../styles/backgrounds.css';
import * as large from '../../styles/LabelledFigures.module.css';
import * as css from './ParkSections.module.css';

export function ParkGround({ children }: { children: ReactNode }) {
  return <div className={css.background}>{children}</div>;
}

export function ParkFigures({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <section className="section wrap">
      <dl className={`${large.figures} ${css.figures}`}>
        {facts.map(({ label, value }) => {
          const parts = splitFigure(value);
          return (
            <div key={label}>
              <dt className="soft">{label}</dt>
              <dd className="tabular">
                {parts?.before && <small>{parts.before} </small>}
                {parts ? parts.figure : value}
                {parts?.after && <small> {parts.after}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

export const fragment = graphql`
  fragment ParkTogether on Section {
    title(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

interface ParkTogetherProps {
  readonly section: Queries.ParkTogetherFragment;
  readonly description: string;
  readonly park: ShownHours;
  readonly children: ReactNode;
}

/** A large picture of the park beside its description and hours. */
export function ParkTogether({ section, description, park, children }: ParkTogetherProps) {
  const [picture] = section.pictures;
  return (
    <section className={`wrap grid grid--stacked align-start ${css.shared}`} aria-labelledby="juntos">
      <Figure className="cropped" picture={picture} sizes="(width < 56.25em) 100vw, 67vw" />
      <div className="stack narrow">
        <h2 id="juntos">{section.title}</h2>
        <p className="soft">{description}</p>
        <WeekHours place={park} />
        {children}
      </div>
    </section>
  );
}
