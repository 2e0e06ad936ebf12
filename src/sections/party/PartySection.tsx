import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { lazyNearViewport } from '../../components/lazy/lazyNearViewport';
import { SiteLink } from '../../components/ui/SiteLink';
import { classes } from '../../components/ui/classes';
import * as beside from '../../styles/BesideHeading.module.css';
import type { RoomsForPartyProps } from './RoomsForParty';
import * as css from './PartySection.module.css';

export const plan = graphql`
  fragment FamilyPlan on Offer {
    name(language: $language)
    path
    intro(language: $language)
    terms {
      text(language: $language)
      percent
      roomCodes
      needs {
        roomsFrom
        children {
          count
          upToAge
        }
      }
    }
  }
`;

const RoomsForParty = lazyNearViewport(() => import('./RoomsForParty'));

interface PartySectionProps extends RoomsForPartyProps {
  readonly words: Queries.SectionWordsFragment;
}

/** Rooms for a party: the server's HTML has the family plan; the fields and the answer are loaded near the viewport. */
export function PartySection({ words, plan, ...rest }: PartySectionProps) {
  const { t } = useTranslation(['common']);
  return (
    <section id="para-quem" className="section wrap grid no-print" aria-labelledby="para-quem-titulo">
      <div className={beside.heading}>
        <h2 id="para-quem-titulo">{words.title}</h2>
        {words.lead && <p className="soft">{words.lead}</p>}
        <p className="note">
          {plan.path ? (
            <SiteLink className={css.plan} to={plan.path}>
              {plan.name}
            </SiteLink>
          ) : (
            <b>{plan.name}</b>
          )}
          . {plan.intro}
        </p>
      </div>
      <div className={beside.content}>
        <RoomsForParty
          plan={plan}
          {...rest}
          fallback={
            <div className={classes('scripted', css.waiting)}>
              <p className="sr-only">{t('common:loadsNear')}</p>
            </div>
          }
        />
      </div>
    </section>
  );
}
