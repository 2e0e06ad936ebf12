import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import { NewTabLink } from '../../components/ui/NewTabLink';
import { mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { PageContext, usePage } from '../../hooks/usePage';
import * as css from './EventsTeam.module.css';

export const fragment = graphql`
  fragment EventsTeam on EventsContact {
    name
    phone
    whatsapp
    email
  }
`;

interface EventsTeamProps {
  readonly contact: Queries.EventsTeamFragment | null;
  /** What writes to the team; what it leaves out of its contact is the hotel's own. */
  readonly children?: ReactNode;
}

/** Whom to ask about events, below what writes to them; without a contact of their own nothing below, and messages go to the hotel. */
export function EventsTeam({ contact, children }: EventsTeamProps) {
  const page = usePage();
  const { hotel } = page;
  if (!contact) return children;
  const { name, phone, whatsapp, email } = contact;
  return (
    <PageContext value={{ ...page, hotel: { ...hotel, phone: phone ?? hotel.phone, whatsapp: whatsapp ?? hotel.whatsapp, email: email ?? hotel.email } }}>
      {children}
      <address className={`row ${css.team}`}>
        {name && <b>{name}</b>}
        {phone && (
          <a className="link" href={phoneLink(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {whatsapp && (
          <NewTabLink icon="whatsapp" href={whatsappLink(whatsapp)}>
            WhatsApp
          </NewTabLink>
        )}
        {email && (
          <a className="link" href={mailLink(email)}>
            <Icon name="mail" />
            {email}
          </a>
        )}
      </address>
    </PageContext>
  );
}
