import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Fold, ListPart } from '../../components/ui/Fold';
import { Icon } from '../../components/ui/Icon';
import { formatMoney } from '../../domain/i18n/formatNumber';
import * as css from './DiningMenu.module.css';

export const fragment = graphql`
  fragment DiningMenu on DiningMenu {
    illustrative
    sections {
      name(language: $language)
      dishes {
        name(language: $language)
        text(language: $language)
        marks
        price
        signature
      }
    }
  }
`;

interface DiningMenuProps {
  readonly slug: string;
  readonly name: string;
  readonly named: boolean;
  readonly menu: Queries.DiningMenuFragment;
}

/** A menu with more dishes is long. */
const mostInOneList = 30;

/** A menu behind one line; each part of a long one behind a line of its own (docs/hotel-rules.md 7.8). */
export function DiningMenu({ slug, name, named, menu }: DiningMenuProps) {
  const { t, language } = useI18n(['gastronomy']);
  const isLong = menu.sections.reduce((sum, { dishes }) => sum + dishes.length, 0) > mostInOneList;
  return (
    <Fold
      name={`menu-${slug}`}
      label={
        <>
          <Icon name="menuCard" />
          <span>
            {t('gastronomy:menu')} {named ? `(${name})` : <span className="sr-only">{name}</span>}
          </span>
        </>
      }
    >
      <div className={css.sections}>
        {menu.sections.map((section, index) => (
          <section key={section.name}>
            <ListPart name={`menu-${slug}-${index}`} heading={<h3>{section.name}</h3>} count={section.dishes.length} folded={isLong}>
              <ul>
                {section.dishes.map((dish) => (
                  <li key={dish.name}>
                    <p>
                      <b>{dish.name}</b>
                      {dish.marks && <small>{dish.marks.map((mark) => t(`gastronomy:marks.${mark}`)).join(', ')}</small>}
                      {dish.price !== null && <span className="tabular">{formatMoney(dish.price, language)}</span>}
                    </p>
                    {dish.text && <p>{dish.text}</p>}
                  </li>
                ))}
              </ul>
            </ListPart>
          </section>
        ))}
      </div>
    </Fold>
  );
}

/** The dish of a menu that is named beside the picture, if it has one. */
export function SignatureDish({ menu }: Pick<DiningMenuProps, 'menu'>) {
  const { t } = useI18n(['gastronomy']);
  const dish = menu.sections.flatMap(({ dishes }) => dishes).find(({ signature }) => signature);
  if (!dish) return null;
  return (
    <p className={css.signature}>
      <small>{t('gastronomy:signature')}</small>
      <b>{dish.name}</b>
      {dish.text && <span>{dish.text}</span>}
    </p>
  );
}
