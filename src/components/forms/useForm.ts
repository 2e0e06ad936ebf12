import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { checkField } from '../../domain/forms/checkField';
import { checkPhone } from '../../domain/forms/checkPhone';
import { encodeForm } from '../../domain/forms/encodeForm';
import type { FieldFault, FieldFaults, PhoneFault } from '../../domain/forms/faults';
import { fieldNames, isMultiline, type FieldName, type FieldRule, type FieldValues } from '../../domain/forms/fields';
import { plainText } from '../../domain/forms/plainText';
import { updatePageSession } from '../../hooks/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { serve, serves } from '../../words/area';
import { formMessages } from '../../words/formMessages';
import { clearDraft, keepDraft, readDraft } from './drafts';
import { fillIn, readValues, sameValues } from './formElement';
import { loadReadPhone, type ReadPhone } from './loadReadPhone';
import { postForm, type Delivery } from './postForm';

export type Failure = Exclude<Delivery, 'sent'> | 'offline';

/** Where a form stands. `message` is the whole form as a message, for the other ways out. */
export type Outcome =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'composed'; readonly message: string }
  | { readonly state: 'failed'; readonly reason: Failure; readonly message: string };

/** The last try: its number, and the fields that were wrong then. */
export interface Attempt {
  readonly number: number;
  readonly wrong: readonly FieldName[];
}

interface FormRules {
  readonly name: string;
  readonly fields: readonly FieldRule[];
  /** Where it is posted to; empty where it is only composed. */
  readonly endpoint: string;
  /** What goes along with the fields. */
  readonly along: Readonly<Record<string, string>>;
  readonly compose: (values: FieldValues) => string;
  readonly preset?: (() => FieldValues) | undefined;
}

interface FormControl {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly faults: FieldFaults;
  readonly attempt: Attempt;
  readonly outcome: Outcome;
  readonly submit: (event: SyntheticEvent) => void;
  readonly changed: (event: SyntheticEvent) => void;
}

const none: Attempt = { number: 0, wrong: [] };

/** How a form is checked, kept, sent and mended (decisions “Other forms”). */
export function useForm({ name, fields, endpoint, along, compose, preset }: FormRules): FormControl {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const readPhone = useRef<ReadPhone | null>(null);
  const busy = useRef(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [attempt, setAttempt] = useState(none);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });

  const firstPreset = useRef(preset);
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, firstPreset.current?.() ?? {});
    fillIn(form.current, readDraft(name));
  }, [name]);

  // its messages come while a visitor writes
  useEffect(() => {
    const element = form.current;
    const ask = () => void serve(formMessages, language);
    element?.addEventListener('focusin', ask, { once: true });
    return () => element?.removeEventListener('focusin', ask);
  }, [language]);

  const checkTelephone = (telephone: string): PhoneFault | null => {
    if (!readPhone.current) return checkPhone(telephone);
    const reading = readPhone.current(telephone);
    return 'fault' in reading ? reading.fault : null;
  };
  const faultsOf = (values: FieldValues): FieldFaults => {
    const found: Partial<Record<FieldName, FieldFault>> = {};
    for (const rule of fields) {
      const fault = checkField(rule, values[rule.name] ?? '', { checkTelephone });
      if (fault) found[rule.name] = fault;
    }
    return found;
  };

  /** As it goes out: without what cannot be seen, the telephone as the world writes it. */
  const cleaned = (values: FieldValues): FieldValues => {
    const plain = Object.fromEntries(
      fields.map((field) => [field.name, plainText(values[field.name] ?? '', { lines: isMultiline(field.name) })]),
    ) as FieldValues;
    const reading = plain.telephone ? readPhone.current?.(plain.telephone) : undefined;
    return reading && 'international' in reading ? { ...plain, telephone: reading.international } : plain;
  };

  const showFaults = (found: FieldFaults): boolean => {
    const wrong = fieldNames.filter((field) => found[field]);
    setFaults(found);
    setAttempt((last) => ({ number: last.number + 1, wrong }));
    if (wrong.length > 0) setOutcome({ state: 'idle' });
    return wrong.length > 0;
  };

  /** The words for what happens to the form, asked for once more if they have not come: nothing is sent without. */
  const comeToWords = async (): Promise<boolean> => navigator.onLine && (await serve(formMessages, language));

  const send = async (element: HTMLFormElement): Promise<void> => {
    if (!serves(formMessages, language) && !(await comeToWords())) {
      updatePageSession({ trouble: { what: 'part' } });
      return;
    }
    const found = faultsOf(readValues(element, fields));
    if (Object.keys(found).length > 0) {
      showFaults(found);
      return;
    }
    setOutcome({ state: 'sending' });
    if (readValues(element, fields).telephone) readPhone.current ??= await loadReadPhone();
    const values = readValues(element, fields);
    if (showFaults(faultsOf(values))) return;

    const words = cleaned(values);
    if (!endpoint) {
      setOutcome({ state: 'composed', message: compose(words) });
      return;
    }
    const delivery = navigator.onLine ? await postForm({ endpoint, body: encodeForm({ ...along, ...words }) }) : 'unreachable';
    if (delivery === 'sent') {
      if (sameValues(readDraft(name), values)) clearDraft(name);
      if (sameValues(readValues(element, fields), values)) element.reset();
      setAttempt(none);
      setOutcome({ state: 'sent' });
    } else setOutcome({ state: 'failed', reason: delivery === 'unreachable' && !navigator.onLine ? 'offline' : delivery, message: compose(words) });
  };

  return {
    form,
    faults,
    attempt,
    outcome,
    submit: (event) => {
      event.preventDefault();
      if (busy.current || !form.current) return;
      busy.current = true;
      void send(form.current).finally(() => {
        busy.current = false;
      });
    },
    changed: (event) => {
      if (!form.current) return;
      const values = readValues(form.current, fields);
      keepDraft(name, values);
      const field = (event.target as HTMLInputElement).name as FieldName;
      const rule = fields.find((candidate) => candidate.name === field);
      if (rule && faults[field]) setFaults({ ...faults, [field]: checkField(rule, values[field] ?? '', { checkTelephone }) ?? undefined });
      if (outcome.state === 'sent' || outcome.state === 'composed') setOutcome({ state: 'idle' });
      if (outcome.state === 'failed') setOutcome({ ...outcome, message: compose(cleaned(values)) });
    },
  };
}
