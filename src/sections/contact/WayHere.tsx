import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { NewTabLink } from '../../components/ui/NewTabLink';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import { Paragraphs } from '../../components/ui/Paragraphs';
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
export function WayHere({ section, way }: { section: Queries.SectionTextFragment; way: Queries.WayHereFragment | null }) {
  const { t } = useI18n(['contact', 'common']);
  const { whatsapp } = useHotel();
  return (
    <section className="section" aria-labelledby={section.slug}>
      <div className={`wrap head head--even ${css.way}`}>
        <h2 id={section.slug}>{section.title}</h2>
        <div className="head__side">
          {section.lead && <p className="soft balanced">{section.lead}</p>}
          <Paragraphs text={section.text} className="lead" />
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
          <p className="mt-5">
            <NewTabLink icon="whatsapp" href={whatsappLink(whatsapp, t('contact:wayMessage'))}>
              {t('contact:askWay')}
            </NewTabLink>
          </p>
        </div>
      </div>
    </section>
  );
}
