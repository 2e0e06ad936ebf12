import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/carousel/Carousel';
import { Picture } from '../../components/media/Picture';
import { bookingHost } from '../../components/booking/bookingHost';
import { Icon } from '../../components/ui/Icon';
import { classes } from '../../components/ui/classes';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './Packages.module.css';

export const fragment = graphql`
  fragment Packages on Packages {
    items {
      slug
      title(language: $language)
      subtitle(language: $language)
      path
      stay {
        checkIn
        checkOut
        adults
      }
      picture {
        ...CardPicture
      }
    }
  }
`;

const narrower = [{ upTo: 768, slides: 1 }];
/** The slides ride a wave of three beats; nine slides keep the beat through the loop. */
const beats = ['', css.second, css.third];

interface PackagesProps {
  readonly words: Queries.SectionWordsFragment;
  readonly packages: Queries.PackagesFragment;
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/** The packages carousel: nine items in order, each opens in a new tab (specification §2). */
export function Packages({ words, packages, booking }: PackagesProps) {
  const { t } = useTranslation(['common']);
  const language = useLanguage();
  const items = packages.items.map(({ slug, title, subtitle, path, stay, picture }, index) => ({
    key: slug,
    content: (
      <a
        className={classes(css.pack, beats[index % beats.length])}
        href={
          path
            ? localizedPath(path, language)
            : stay
              ? bookingUrl({ host: bookingHost(booking.host), hotelCode: booking.hotelCode, stay, people: stay.adults })
              : undefined
        }
        target="_blank"
        rel="noopener"
      >
        <div className={css.packImg}>
          <Picture picture={picture} sizes="(max-width: 768px) 92vw, 31vw" decorative />
        </div>
        <h3>
          {title}
          <Icon name="out" />
          <span className="sr">{` (${t('common:newTab')})`}</span>
        </h3>
        <p>{subtitle}</p>
      </a>
    ),
  }));
  return (
    <section className={classes('section', 'wrap', css.packages)} aria-labelledby="temporadas">
      <Carousel label={words.title} slides={3} narrower={narrower} className={css.carousel} items={items}>
        {({ track, controls }) => (
          <>
            <div className="head">
              <h2 id="temporadas">{words.title}</h2>
              <div className="head__side">
                <p className="soft">{words.lead}</p>
                {controls}
              </div>
            </div>
            {track}
          </>
        )}
      </Carousel>
    </section>
  );
}
