import { graphql, type PageProps } from 'gatsby';
import { useI18n } from '../hooks/useI18n';
import { sliderPictures } from '../domain/sky/timesOfDay';
import { PageLayout } from '../components/layout/PageLayout';
import { sectionView } from '../components/layout/sectionView';
import { Hero } from '../components/layout/Hero';
import { PictureTour } from '../components/lightbox/PictureTour';
import { ArrowLink } from '../components/ui/ArrowLink';
import { standaloneMeals } from '../domain/hours/openingHours';
import { contactPath, diningPath, facilityPath } from '../domain/pages/addresses';
import { withSection } from '../domain/pages/sectionOf';
import { ResortDay } from '../sections/resort/ResortDay';
import { StayRulesList } from '../sections/stay/StayRulesList';
import { ResortArchitecture, ResortArrival, ResortClosing, ResortDestination, ResortIntro, ResortStory } from '../sections/resort/ResortSections';

/** The resort: hero, intro, arrival, architecture, the day by the hour, destination, gallery, in print the rules of a stay, closing section (docs/hotel-rules.md 13.2). */
export default function ResortPage({ data }: PageProps<Queries.ResortPageQuery>) {
  const { t } = useI18n(['common', 'resort']);
  const { page, hotel, resortDay } = data;
  const [facilities, restaurants, bars] = [data.facilities.nodes, data.restaurants.nodes, data.bars.nodes];
  const places = [
    ...facilities.map((place) => ({ ...place, to: facilityPath(place) })),
    ...[...restaurants, ...standaloneMeals(data.meals.nodes, restaurants), ...bars].map((place) => ({ ...place, to: diningPath(place) })),
  ];
  const lastIllustrative = page.sections.findLast(({ illustrative }) => illustrative);
  return (
    <PageLayout data={data} endsOn="sand" hero={<Hero heading={page.heading} lead={page.lead} picture={page.picture} height="tall" smallHeading />}>
      {sectionView(page, 'introducao', ResortIntro, { hotel })}
      {withSection(page, 'chegada', (section) => (
        <ResortArrival section={section}>{hotel.wayHere && <ArrowLink to={`${contactPath}#como-chegar`}>{t('resort:wayHere')}</ArrowLink>}</ResortArrival>
      ))}
      {sectionView(page, 'arquitetura', ResortArchitecture)}
      {withSection(page, 'historia', (section) => (
        <ResortStory section={section} note={section === lastIllustrative} />
      ))}
      {resortDay && sliderPictures(resortDay.hours).length > 0 && <ResortDay day={resortDay} places={places} hotel={hotel} />}
      {sectionView(page, 'destino', ResortDestination)}
      {withSection(page, 'praia', (section) => (
        <ResortStory section={section} note={section === lastIllustrative} />
      ))}
      {sectionView(page, 'passeio', PictureTour)}
      <div className="print-only">
        <StayRulesList rules={data.stayRules} heading={t('common:stayRules')} />
      </div>
      {sectionView(page, 'encerramento', ResortClosing)}
    </PageLayout>
  );
}

export { PageHead as Head } from '../components/seo/PageHead';

export const query = graphql`
  query ResortPage($language: String!, $namespaces: [String!]!) {
    ...PageLayout
    ...OpenPlaces
    hotel {
      ...ResortIntro
      wayHere {
        __typename
      }
      ...HotelCoordinates
    }
    resortDay {
      ...ResortDay
    }
    stayRules {
      ...StayRulesList
    }
    meals: allMeal(sort: { order: ASC }) {
      nodes {
        ...OpenPlace
        path
      }
    }
    page: pageText(slug: { eq: "resort" }) {
      ...PageHero
      sections {
        ...ResortSection
        pictures {
          file {
            name
          }
        }
      }
    }
  }
`;
