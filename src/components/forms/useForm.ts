import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { retry } from '../../../plugins/gatsby-plugin-first-paint';
import type { FieldFaults, FieldName, FieldRule, FieldValues } from '../../domain/forms/fields';
import type { Composition } from '../../domain/forms/message';
import { formSent } from '../../browser/measuredActions';
import { updatePageSession } from '../../browser/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { hasNamespace, loadNamespace, type Namespace } from '../../i18n/namespaces';
import type { Language } from '../../site';
import { botCheckToken } from '../thirdParties/botCheck';
import { readDraft, saveDraft } from './drafts';
import { fillIn, readValues, sameValues } from './formElement';
import type { ParsePhone } from './formLogic';
import type { Outcome } from './postForm';

const formMessages: Namespace = { name: 'formMessages', portuguese: () => import('../../../locales/pt/formMessages.json') };

type FormLogic = typeof import('./formLogic');

/** Script and messages of forms; null when loading fails, so that the next call tries again. */
async function loadFormLogic(language: Language): Promise<FormLogic | null> {
  try {
    const [logic, loaded] = await Promise.all([
      retry(() => import('./formLogic')),
      hasNamespace(formMessages, language) || loadNamespace(formMessages, language),
    ]);
    return loaded ? logic : null;
  } catch {
    return null;
  }
}

interface FormRules {
  readonly name: string;
  readonly fields: readonly FieldRule[];
  /** The URL to post to; null if the message is only composed. */
  readonly endpoint: string | null;
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly compose: (values: FieldValues) => Composition;
  readonly preset?: (() => FieldValues) | undefined;
}

const none: { number: number; wrong: readonly FieldName[] } = { number: 0, wrong: [] };

/** Validation, draft, sending and recovery of a form (docs/hotel-rules.md 9.1 to 9.5). */
export function useForm({ name, fields, endpoint, hiddenFields, compose, preset }: FormRules) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const parsePhone = useRef<ParsePhone | null>(null);
  const busy = useRef(false);
  const [logic, setLogic] = useState<FormLogic | null>(null);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [attempt, setAttempt] = useState(none);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });

  const firstPreset = useRef(preset);
  useEffect(() => {
    if (form.current) fillIn(form.current, { ...firstPreset.current?.(), ...readDraft(name) });
  }, [name]);

  useEffect(() => {
    const element = form.current;
    const load = () => void loadFormLogic(language).then(setLogic);
    element?.addEventListener('focusin', load, { once: true });
    return () => element?.removeEventListener('focusin', load);
  }, [language]);

  const showFaults = (found: FieldFaults): boolean => {
    const wrong = fields.map(({ name: field }) => field).filter((field) => found[field]);
    setFaults(found);
    setAttempt((last) => ({ number: last.number + 1, wrong }));
    if (wrong.length > 0) setOutcome({ state: 'idle' });
    return wrong.length > 0;
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    const use = logic ?? (await loadFormLogic(language));
    if (!use) {
      updatePageSession({ loadError: { what: 'component' } });
      return;
    }
    setLogic(use);
    const found = use.validateForm(fields, readValues(element, fields), parsePhone.current);
    if (Object.keys(found).length > 0) {
      showFaults(found);
      return;
    }
    setOutcome({ state: 'sending' });
    if (readValues(element, fields).telephone) parsePhone.current ??= await use.loadPhoneParser();
    const values = readValues(element, fields);
    if (showFaults(use.validateForm(fields, values, parsePhone.current))) return;

    const messages = use.normalizedValues(fields, values, parsePhone.current);
    const message = use.composeMessage(compose(messages));
    if (!endpoint) {
      setOutcome({ state: 'composed', message });
      return;
    }
    const token = await botCheckToken(hiddenFields.form ?? 'form');
    const delivery = await use.postForm({ endpoint, body: use.encodeForm({ ...hiddenFields, ...messages, ...(token && { 'g-recaptcha-response': token }) }) });
    if (delivery === 'sent') {
      formSent(hiddenFields.form);
      if (sameValues(readDraft(name), values)) saveDraft(name, {});
      if (sameValues(readValues(element, fields), values)) element.reset();
      setAttempt(none);
      setOutcome({ state: 'sent' });
      // only the words: some browsers say that they are offline when they are not
    } else setOutcome({ state: 'failed', reason: delivery === 'unreachable' && !navigator.onLine ? 'offline' : delivery, message });
  };

  return {
    form,
    logic,
    faults,
    attempt,
    outcome,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (busy.current || !form.current) return;
      busy.current = true;
      void send(form.current).finally(() => {
        busy.current = false;
      });
    },
    changed: (event: SyntheticEvent) => {
      if (!form.current) return;
      const values = readValues(form.current, fields);
      saveDraft(name, values);
      if (!logic) return;
      const rule = fields.find(({ name: field }) => field === (event.target as HTMLInputElement).name);
      if (rule && faults[rule.name]) setFaults({ ...faults, [rule.name]: logic.validateField(rule, values, parsePhone.current) ?? undefined });
      if (outcome.state === 'sent' || outcome.state === 'composed') setOutcome({ state: 'idle' });
      if (outcome.state === 'failed')
        setOutcome({ ...outcome, message: logic.composeMessage(compose(logic.normalizedValues(fields, values, parsePhone.current))) });
    },
  };
}
