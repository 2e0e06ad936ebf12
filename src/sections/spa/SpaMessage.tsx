import { useI18n } from '../../hooks/useI18n';
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

const formName = 'spa';

/** Chooses a treatment in the message form, as a visitor would: the draft is kept. */
export function chooseTreatment(slug: string): void {
  const select = document.querySelector<HTMLSelectElement>(`#form-${formName} [name='treatment']`);
  if (!select) return;
  select.value = slug;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

interface SpaMessageProps {
  readonly section: Queries.SectionTextFragment;
  readonly subjects: readonly (Pick<Queries.SpaSubjectFragment, 'slug' | 'name'> & Partial<Pick<Queries.SpaTreatmentsFragment, 'treatments'>>)[];
}

/** The message form of the spa: first and last name, e-mail and telephone are required, day, treatment and message are not (docs/hotel-rules.md 9.1). */
export function SpaMessage({ section, subjects }: SpaMessageProps) {
  const { t } = useI18n(['forms']);
  const choices = subjects.flatMap((subject) => [subject, ...(subject.treatments?.entries ?? [])]);
  return (
    <FormSection section={section} className="on-sand">
      <Form name={formName} kind="spa" fields={fields} labelledBy={section.slug} choices={Object.fromEntries(choices.map(({ slug, name }) => [slug, name]))}>
        <RequestFields>
          <TextField name="firstName" autoComplete="given-name" />
          <TextField name="lastName" autoComplete="family-name" />
          <EmailField />
          <PhoneField />
          <TypedDateField />
          <Select name="treatment" placeholder={t('forms:anyTreatment')} options={choices.map(({ slug, name }) => ({ value: slug, label: name }))} />
        </RequestFields>
      </Form>
    </FormSection>
  );
}
