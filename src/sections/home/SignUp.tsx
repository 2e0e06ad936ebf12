import { EmailField, PhoneField, TextField } from '../../components/forms/Field';
import { Form } from '../../components/forms/Form';
import { MarketingForm } from '../../components/thirdParties/MarketingForm';
import type { FieldRule } from '../../domain/forms/fields';
import * as css from './SignUp.module.css';

const fields: readonly FieldRule[] = [
  { name: 'name', required: true },
  { name: 'email', required: true },
  { name: 'telephone', required: false },
];

/** The sign-up section 'Your information': name, e-mail, telephone; or the marketing-automation form, if configured (docs/hotel-rules.md 9.1, 10.2). */
export function SignUp({ section }: { section: Queries.SectionTextFragment }) {
  const id = section.slug;
  return (
    <section className={`on-dark section clipped no-print ${css.letter}`} aria-labelledby={id}>
      <div className={css.letterPattern} aria-hidden="true" />
      <div className="wrap grid grid--stacked">
        <div className={`narrow ${css.letterText}`}>
          <h2 id={id}>{section.title}</h2>
          {section.lead && <p className="lead">{section.lead}</p>}
        </div>
        <div className={css.letterForm}>
          <MarketingForm title={section.title}>
            <Form name="sign-up" kind="signUp" fields={fields} labelledBy={id}>
              <TextField name="name" autoComplete="name" wide />
              <EmailField />
              <PhoneField />
            </Form>
          </MarketingForm>
        </div>
      </div>
    </section>
  );
}
