import { mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import { Icon } from './Icon';

/** The hotel's telephone, WhatsApp and e-mail, in this order. */
export function ContactLinks({ className }: { className?: string | undefined }) {
  const { phone, whatsapp, email } = useHotel();
  const links = [
    { icon: 'phone', text: phone, href: phoneLink(phone) },
    { icon: 'whatsapp', text: 'WhatsApp', href: whatsappLink(whatsapp) },
    { icon: 'mail', text: email, href: mailLink(email) },
  ] as const;
  return (
    <ul className={className}>
      {links.map(({ icon, text, href }) => (
        <li key={icon}>
          <a className="link" href={href}>
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
