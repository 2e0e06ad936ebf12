import { expect, type Page } from '@playwright/test';
import type { FieldName, FormKind } from '../../../src/domain/forms/fields';
import { type FormsService, formsServiceOf } from '../../support/servers/formsService';
import { forms, guestForm } from '../../support/pages/guestForm';
import type { Journey } from '../journey';
import { language } from '../visitor';

/** The service of each page, which the journey opens. */
const services = new WeakMap<Page, FormsService>();
const serviceOf = async (page: Page): Promise<FormsService> => {
  const service = services.get(page) ?? (await formsServiceOf(page));
  services.set(page, service);
  return service;
};

/** The journey of a form: its first words are written as soon as the page can be seen. */
function sendForm(kind: FormKind, title: string): Journey {
  const { path, written } = forms[kind];
  const [first = 'name'] = Object.keys(written) as FieldName[];
  return {
    title,
    begin: async ({ page, open }) => {
      await serviceOf(page);
      const form = guestForm(page, kind, language);
      await open(path, () => form.field(first).pressSequentially(written[first] ?? ''));
      await expect(form.field(first)).toHaveValue(written[first] ?? '');
      await form.write(Object.fromEntries(Object.entries(written).filter(([name]) => name !== first)));
    },
    end: async ({ page, sees }) => {
      const form = guestForm(page, kind, language);
      await form.shows(written);
      await sees(form.submit);
      await form.submit.click();
      await expect(form.status).toContainText(form.labels.sent);
      await sees(form.status);
      expect(await (await serviceOf(page)).receivedOne()).toMatchObject({ form: kind, language, email: written.email });
    },
    notified: async ({ page }) => {
      const form = guestForm(page, kind, language);
      await form.submit.click();
      await expect(form.alert).toContainText(form.labels.failures.offline);
      await expect(form.alert).toContainText(form.labels.kept);
      await form.shows(written);
    },
    withoutScript: async ({ page, open, sees }) => {
      const service = await serviceOf(page);
      const form = guestForm(page, kind, language);
      await open(path, () => form.write());
      await sees(form.submit);
      await form.submit.click();
      await expect(page.getByRole('heading', { name: 'Form received (stand-in)' })).toBeVisible({ timeout: 30_000 });
      expect(await service.receivedOne()).toMatchObject({ form: kind, language, email: written.email, ...(written.name && { name: written.name }) });
    },
  };
}

export const spaForm = sendForm('spa', 'writes to the spa');
export const newsletterForm = sendForm('signUp', 'signs up for the newsletter');
export const eventForm = sendForm('event', 'asks for a wedding');
