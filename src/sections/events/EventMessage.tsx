import { useI18n } from '../../hooks/useI18n';
import { EmailField, PhoneField, TextField } from '../../components/forms/Field';
import { Form } from '../../components/forms/Form';
import { FormSection } from '../../components/forms/FormSection';
import { RequestFields, Select, TypedDateField } from '../../components/forms/RequestFields';
import { eventFormName, type EventType, eventTypeFromQuery, eventTypeNames } from '../../domain/events/eventType';
import type { FieldRule, FieldValues } from '../../domain/forms/fields';
import { classes } from '../../components/ui/classes';
import { EventsTeam } from './EventsTeam';
import * as css from './EventTypeView.module.css';

const fields: readonly FieldRule[] = [
  { name: 'type', required: true },
  { name: 'name', required: true },
  { name: 'email', required: true },
  { name: 'telephone', required: true },
  { name: 'date', required: false },
  { name: 'guests', required: false },
  { name: 'message', required: false },
];

/** The type in the address; browser only. */
const carriedType = (): FieldValues => {
  const type = eventTypeFromQuery(window.location.search);
  return type ? { type } : {};
};

interface EventMessageProps {
  readonly section: Queries.SectionTextFragment;
  readonly type: EventType;
  readonly contact?: Queries.EventsTeamFragment | null;
}

/** The message form to the events team (docs/hotel-rules.md 8.5, 9.1). */
export function EventMessage({ section, type, contact = null }: EventMessageProps) {
  const { t } = useI18n(['forms']);
  const types = eventTypeNames.map((value) => ({ value, label: t(`forms:types.${value}`) }));
  return (
    <FormSection section={section} className={classes(css.message, type !== 'marriage' && 'on-paper')}>
      <EventsTeam contact={contact}>
        <Form
          name={eventFormName(type)}
          kind="event"
          fields={fields}
          labelledBy={section.slug}
          preset={carriedType}
          choices={Object.fromEntries(types.map(({ value, label }) => [value, label]))}
        >
          <RequestFields>
            <Select name="type" placeholder={t('forms:types.select')} defaultValue={type} options={types} />
            <TextField name="name" autoComplete="name" />
            <EmailField />
            <PhoneField />
            <TypedDateField />
            <TextField name="guests" autoComplete="off" inputMode="numeric" />
          </RequestFields>
        </Form>
      </EventsTeam>
    </FormSection>
  );
}
