import { expect, type Page } from '@playwright/test';
import type { FieldFault, FieldName, FormKind } from '../../../src/domain/forms/fields';
import { formats } from '../../../src/domain/i18n/formats';
import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { type Language, languages } from '../../../src/site';
import { openPage } from './inBrowser';
import { languageLinkNames, messagesOf } from '../content/messages';
import { contentOf, hotel, said, pathOfRole } from '../content/hotel';

interface FormMessages {
  readonly labels: Readonly<Record<FieldName, string>>;
  readonly types: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<FieldFault, string>>;
  readonly subjects: Readonly<Record<FormKind, string>>;
  readonly actions: Readonly<Record<FormKind | 'moreInformation', string>>;
  readonly failures: Readonly<Record<'refused' | 'unreachable' | 'late' | 'offline', string>>;
  readonly stay: Readonly<Record<string, string>>;
  readonly sending: string;
  readonly sent: string;
  readonly online: string;
  readonly kept: string;
  readonly retry: string;
  readonly whatsapp: string;
  readonly mail: string;
}

/** The words of the forms in a language. */
export const formMessages = (language: Language): FormMessages =>
  Object.assign({}, ...['forms', 'formMessages'].map((namespace) => messagesOf<object>(language, namespace))) as FormMessages;

/** The values of a form, by field. */
export type Written = Readonly<Partial<Record<FieldName, string>>>;

interface FormAbout {
  readonly path: string;
  readonly id: string;
  readonly required: readonly FieldName[];
  readonly written: Written;
}

const [subject] = contentOf('SpaSubject');
const treatment = subject?.slug ?? '';
const reached = { email: 'helena@exemplo.com', telephone: '13 98888-7777' } as const;

export const forms: Readonly<Record<FormKind, FormAbout>> = {
  spa: {
    path: pathOfRole('spa'),
    id: 'form-spa',
    required: ['firstName', 'lastName', 'email', 'telephone'],
    written: { firstName: 'Helena', lastName: 'Andrade', ...reached, date: '11/01/2031', treatment, message: 'Bom dia.\nHá horário no sábado?' },
  },
  signUp: { path: '/', id: 'form-sign-up', required: ['name', 'email'], written: { name: 'Helena Andrade', ...reached } },
  event: {
    path: pathOfRole('marriage'),
    id: 'form-event-marriage',
    required: ['name', 'email', 'telephone'],
    written: { name: 'Helena Andrade', ...reached, date: '17/05/2031', guests: '80', message: 'Somos oitenta.' },
  },
};

/** A value as shown in a message: a treatment by its name. */
const shownValue = (name: string, value: string, language: Language): string => (name === 'treatment' ? said(subject?.name, language) : value);

/** Page object of a form. */
export function guestForm(page: Page, kind: FormKind, language: Language) {
  const { path, id, written } = forms[kind];
  const messages = formMessages(language);
  const form = page.locator(`#${id}`);
  const field = (name: FieldName) => form.locator(`[name="${name}"]`);
  const shown = () =>
    form.evaluate((element) =>
      Object.fromEntries(
        [...element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea, select[name="treatment"]')].map(
          ({ name, value }) => [name, value] as const,
        ),
      ),
    );
  return {
    form,
    field,
    labels: messages,
    submit: form.getByRole('button', { name: messages.actions[kind], exact: true }),
    retry: form.getByRole('button', { name: messages.retry, exact: true }),
    whatsapp: form.getByRole('link', { name: messages.whatsapp }),
    mail: form.getByRole('link', { name: messages.mail }),
    /** What is to be mended. */
    summary: form.getByRole('group'),
    alert: form.getByRole('alert'),
    /** Of sending; another one is of copying. */
    status: form.getByRole('status').first(),
    async open() {
      await openPage(page, localizedPath(path, language));
    },
    async write(values: Written = written) {
      for (const [name, value] of Object.entries(values)) await (name === 'treatment' ? field(name).selectOption(value) : field(name as FieldName).fill(value));
    },
    /** Expects these values in the fields. */
    async shows(values: Written) {
      await expect.poll(shown).toEqual(values);
    },
    /** Error messages of the fields, by `aria-describedby`. */
    faults: () =>
      form.evaluate((element) =>
        [...element.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(
          (input) => [input.name, document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText.trim() ?? ''] as const,
        ),
      ),
    /** Switches the language by the language links. */
    async switchTo(to: Language) {
      expect(languages).toContain(to);
      await page.getByRole('link', { name: languageLinkNames[to], exact: true }).first().click();
      await expect(page).toHaveURL(localizedPath(path, to));
    },
    /** The form as a message for WhatsApp or e-mail. */
    message(values: Written): string {
      const short = Object.entries(values).filter(([name, value]) => name !== 'message' && value);
      const type = kind === 'event' ? [`${messages.labels.type}${formats[language].colon} ${messages.types.marriage}`] : [];
      const lines = [
        ...type,
        ...short.map(([name, value]) => `${messages.labels[name as FieldName]}${formats[language].colon} ${shownValue(name, value, language)}`),
      ];
      return [messages.subjects[kind], lines.join('\n'), values.message && `${messages.labels.message}${formats[language].colon}\n${values.message}`]
        .filter(Boolean)
        .join('\n\n');
    },
  };
}

/** Where the links lead that carry a message. */
export const messageTo = { chat: `https://wa.me/${hotel.whatsapp.replace(/\D/g, '')}`, letter: `mailto:${hotel.email}` };

/** The decoded messages in the WhatsApp and e-mail links. */
export async function sentMessages({ whatsapp, mail }: Pick<ReturnType<typeof guestForm>, 'whatsapp' | 'mail'>) {
  const [chat, letter] = [new URL((await whatsapp.getAttribute('href')) ?? ''), (await mail.getAttribute('href')) ?? ''];
  return {
    chat: { to: chat.origin + chat.pathname, text: chat.searchParams.get('text') },
    letter: {
      to: letter.split('?')[0],
      subject: decodeURIComponent(/[?&]subject=([^&]*)/.exec(letter)?.[1] ?? ''),
      body: decodeURIComponent(/[?&]body=([^&]*)/.exec(letter)?.[1] ?? ''),
    },
  };
}
