import { navigate } from 'gatsby';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import * as card from '../../styles/FieldCard.module.css';
import { saveDraft, readDraft } from '../../components/forms/drafts';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { eventFormName, eventTypeNames, eventTypePage, isEventType } from '../../domain/events/eventType';
import { localizedPath } from '../../domain/i18n/localizedPath';
import * as css from './EventRequest.module.css';

/** The events card: leads to the page of the chosen type (docs/hotel-rules.md 8.5). Should a script not come, the button loads this page again. */
export function EventRequest() {
  const { t, language } = useI18n(['forms']);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [missing, setMissing] = useState(false);
  const types = eventTypeNames.filter((type) => eventTypePage(type) !== null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const type = select.current?.value;
    const address = isEventType(type) ? eventTypePage(type) : null;
    if (!isEventType(type) || address === null) {
      setMissing(true);
      select.current?.focus();
      return;
    }
    // a draft on that page may have another type
    const draft = readDraft(eventFormName(type));
    if (draft.type) saveDraft(eventFormName(type), { ...draft, type });
    navigate(localizedPath(address, language));
  };
  return (
    <>
      <form
        className={classes('on-paper scripted', card.card, css.card, missing && card.error)}
        aria-label={t('forms:labels.type')}
        noValidate
        data-replay=""
        onSubmit={submit}
      >
        <div className={classes(card.column, missing && card.missing)}>
          <label className={card.label} htmlFor={`${id}-type`}>
            <Icon name="star" />
            {t('forms:celebrate')}
          </label>
          <select
            ref={select}
            id={`${id}-type`}
            name="type"
            defaultValue=""
            required
            aria-invalid={missing}
            aria-describedby={missing ? `${id}-fault` : undefined}
            onChange={() => setMissing(false)}
          >
            <option value="">{t('forms:types.select')}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`forms:types.${type}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={card.submit}>
          <button type="submit" className="btn btn--wide" data-replay="">
            {t('forms:actions.moreInformation')}
          </button>
        </div>
        {missing && (
          <p id={`${id}-fault`} className={card.alert} role="alert">
            <Icon name="alert" />
            {t('forms:chooseType')}
          </p>
        )}
      </form>
      <noscript>
        <ul className="row gap-2">
          {types.map((type) => (
            <li key={type}>
              <SiteLink className="btn btn--line" to={eventTypePage(type)}>
                {t(`forms:types.${type}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
