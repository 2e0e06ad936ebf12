import { Form } from '../../components/forms/Form';
import { EmailField } from '../../components/forms/EmailField';
import { PhoneField } from '../../components/forms/PhoneField';
import { TextArea } from '../../components/forms/TextArea';
import { TextField } from '../../components/forms/TextField';
import type { Contacts } from '../../domain/forms/contacts';
import type { FieldRule } from '../../domain/forms/fields';
import * as css from './SpaMessage.module.css';

const fields: readonly FieldRule[] = [
  { name: 'firstName', required: true },
  { name: 'lastName', required: true },
  { name: 'email', required: true },
  { name: 'telephone', required: true },
  { name: 'message', required: false },
];

/** A message to the spa: first and last name, e-mail and telephone are required, the words are not (specification §3 and §5). */
export function SpaMessage({ words, hotel }: { words: Queries.SectionWordsFragment; hotel: Contacts }) {
  const id = words.slug;
  return (
    <section className="on-sand section" aria-labelledby={id}>
      <div className={`wrap grid ${css.spaForm}`}>
        <div className={css.spaFormWords}>
          <h2 id={id}>{words.title}</h2>
          {words.lead && <p className="soft">{words.lead}</p>}
          {words.text.map((paragraph) => (
            <p key={paragraph} className="soft">
              {paragraph}
            </p>
          ))}
        </div>
        <div className={css.spaFormForm}>
          <Form name="spa" kind="spa" fields={fields} contacts={hotel} labelledBy={id}>
            <TextField name="firstName" autoComplete="given-name" />
            <TextField name="lastName" autoComplete="family-name" />
            <EmailField />
            <PhoneField />
            <TextArea />
          </Form>
        </div>
      </div>
    </section>
  );
}
