import { graphql } from 'gatsby';
import { useWords } from '../../hooks/useWords';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/useHotel';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as columns from '../../styles/BesideHeading.module.css';
import * as css from './WayHere.module.css';

export const fragment = graphql`
  fragment WayHere on WayHere {
    routes {
      title(language: $language)
      steps(language: $language)
    }
    transfer(language: $language)
  }
`;

/** The way to the hotel: the words of content, by road step by step, the transfer, and a WhatsApp link with the question written. */
export function WayHere({ words, way }: { words: Queries.SectionWordsFragment; way: Queries.WayHereFragment | null }) {
  const { t } = useWords(['contact', 'common']);
  const { whatsapp } = useHotel();
  return (
    <section className="section" aria-labelledby={words.slug}>
      <div className="wrap grid">
        <div className={`stack narrow ${columns.heading}`}>
          <h2 id={words.slug}>{words.title}</h2>
          {words.lead && <p className="soft balanced">{words.lead}</p>}
        </div>
        <div className={columns.content}>
          <Paragraphs text={words.text} className="lead" />
          {way?.routes?.map(({ title, steps }) => (
            <div key={title} className={`mt-7 ${css.route}`}>
              <h3>{title}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          ))}
          {way?.transfer && (
            <div className="mt-7">
              <h3>{t('contact:transfer')}</h3>
              <p>{way.transfer}</p>
            </div>
          )}
          <p className="mt-4">
            <a className="link" href={whatsappLink(whatsapp, t('contact:wayMessage'))} target="_blank" rel="noopener">
              <Icon name="whatsapp" />
              {t('contact:askWay')}
              <span className="sr-only">{` (${t('common:newTab')})`}</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
