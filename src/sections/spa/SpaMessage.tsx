import { useTranslation } from 'react-i18next';
import { EmailField, PhoneField, TextField } from '../../components/forms/Field';
import { Form } from '../../components/forms/Form';
import { FormSection } from '../../components/forms/FormSection';
import { RequestFields, Select, TypedDateField } from '../../components/forms/RequestFields';
import type { FieldRule } from '../../domain/forms/fields';

const fields: readonly FieldRule[] = [
  { name: 'firstName', required: true },
  { name: 'lastName', required: true },
  { name: 'email', required: true },
  { name: 'telephone', required: true },
  { name: 'date', required: false },
  { name: 'treatment', required: false },
  { name: 'message', required: false },
];

interface SpaMessageProps {
  readonly words: Queries.SectionWordsFragment;
  /** The treatments to choose from. */
  readonly subjects: readonly Pick<Queries.SpaSubjectFragment, 'slug' | 'name'>[];
}

/** The message form of the spa: first and last name, e-mail and telephone are required, day, treatment and message are not (docs/hotel-rules.md 9.1). */
export function SpaMessage({ words, subjects }: SpaMessageProps) {
  const { t } = useTranslation(['forms']);
  return (
    <FormSection words={words} className="on-sand">
      <Form name="spa" kind="spa" fields={fields} labelledBy={words.slug} choices={Object.fromEntries(subjects.map(({ slug, name }) => [slug, name]))}>
        <RequestFields>
          <TextField name="firstName" autoComplete="given-name" />
          <TextField name="lastName" autoComplete="family-name" />
          <EmailField />
          <PhoneField />
          <TypedDateField />
          <Select name="treatment" placeholder={t('forms:anyTreatment')} options={subjects.map(({ slug, name }) => ({ value: slug, label: name }))} />
        </RequestFields>
      </Form>
    </FormSection>
  );
}
