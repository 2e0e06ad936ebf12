import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Figure } from '../../components/media/Figure';
import { PictureBanner } from '../../components/media/PictureBanner';
import { SectionButton } from '../../components/ui/SectionButton';
import { SiteLink } from '../../components/ui/SiteLink';
import { resortDayId } from '../../domain/pages/sectionIds';
import { Stars } from '../../components/ui/Stars';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as css from './OurResort.module.css';

export const fragment = graphql`
  fragment OurResort on Section {
    ...SectionText
    pictures {
      ...HalfPicture
      tall
      shade
    }
  }
`;

interface OurResortProps {
  readonly section: Queries.OurResortFragment;
  readonly stars: number | null;
  readonly since: number;
  /** Whether the resort's page has the day by the hour, to which the picture of the entrance then leads. */
  readonly withDay: boolean;
}

/** 'Our resort': stars, text, a link and two photos, façade and entrance, with the founding year behind them (docs/hotel-rules.md 13.1). */
export function OurResort({ section, stars, since, withDay }: OurResortProps) {
  const { t } = useI18n(['home']);
  const [facade, entrance] = section.pictures;
  const door = <Figure picture={entrance} sizes="(width < 56.25em) 145vw, 80vw" />;
  return (
    <section className="section wrap grid cropped" aria-labelledby="nosso-resort">
      <p className={`no-print ${css.year}`} aria-hidden="true">
        {since}
      </p>
      <Figure className={css.facade} picture={facade} sizes="(width < 56.25em) 100vw, 68vw" />
      <div className={`stack gap-5 ${css.text}`}>
        {stars && <Stars count={stars} />}
        <h2 id="nosso-resort">{section.title}</h2>
        {section.lead && <p className="lead">{section.lead}</p>}
        <Paragraphs text={section.text} className="soft" />
        <SectionButton section={section} />
      </div>
      {withDay ? (
        <SiteLink className={`zoom ${css.door}`} to={`/resort#${resortDayId}`}>
          {door}
          <span className="sr-only">{t('home:wholeDay')}</span>
        </SiteLink>
      ) : (
        <div className={css.door}>{door}</div>
      )}
    </section>
  );
}

/** The five-star 'paradise' section at the end of the home page (docs/hotel-rules.md 13.1). */
export function Paradise({ section, stars }: { section: Queries.OurResortFragment; stars: number | null }) {
  const [picture] = section.pictures;
  return (
    <PictureBanner picture={picture} labelledBy="paraiso" className={css.paradise}>
      {stars && <Stars count={stars} />}
      <h2 id="paraiso">{section.title}</h2>
      {section.path && (
        <SiteLink className="btn btn--line mt-7" to={section.path}>
          {section.action}
        </SiteLink>
      )}
    </PictureBanner>
  );
}
