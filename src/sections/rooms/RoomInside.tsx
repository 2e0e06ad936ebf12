import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Plan } from '../../components/media/Plan';
import { ListPart } from '../../components/ui/Fold';
import * as beside from '../../styles/BesideHeading.module.css';
import * as css from './RoomInside.module.css';

export const fragment = graphql`
  fragment RoomInside on Room {
    name(language: $language)
    amenities {
      title(language: $language)
      items(language: $language)
    }
    planPicture {
      ...PlanPicture
    }
    plan {
      ...FileLink
    }
  }
`;

/** With more each group is behind a line. */
const mostInOneList = 40;

/** What is in the room, by part or purpose, and its plan; nothing where the hotel gives neither. */
export function RoomInside({ room: { name, amenities, planPicture, plan } }: { room: Queries.RoomInsideFragment }) {
  const { t } = useI18n(['rooms', 'common']);
  const groups = amenities ?? [];
  if (groups.length === 0 && !planPicture && !plan) return null;
  const isLong = groups.flatMap(({ items }) => items).length > mostInOneList;
  return (
    <section className="section wrap grid grid--stacked" aria-labelledby="no-quarto">
      <div className={`stack narrow ${beside.heading}`}>
        <h2 id="no-quarto">{groups.length > 0 ? t('rooms:inside') : t('common:plan')}</h2>
      </div>
      <div className={`${beside.content} ${css.inside}`}>
        {groups.map(({ title, items }, index) => (
          <div key={title}>
            <ListPart name={`no-quarto-${index}`} heading={<h3 className="h4">{title}</h3>} count={items.length} folded={isLong}>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </ListPart>
          </div>
        ))}
        <div className={css.plan}>
          <Plan picture={planPicture} file={plan} of={name} sizes="(width < 56.25em) 92vw, 56vw" />
        </div>
      </div>
    </section>
  );
}
