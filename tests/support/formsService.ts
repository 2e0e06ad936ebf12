import { expect, type Page } from '@playwright/test';
import { type FormReceived, formsPath, formsStandInPort } from '../../tools/serve/formsStandIn';

/** Where the stand-in for the forms service listens; the tested build must post its forms there. */
export const formsServiceUrl = `http://127.0.0.1:${process.env.FORMS_PORT ?? formsStandInPort}`;

/** How the service takes a form: as it should, with an error, with somebody else's page, without a word, or not at all. */
export type Service = 'answers' | 'fails' | 'garbage' | 'never' | 'unreachable';

/** What the service received from this one page, whose forms go by a path of their own. */
export interface FormsService {
  readonly becomes: (service: Service) => void;
  readonly received: () => Promise<readonly FormReceived[]>;
  readonly receivedOne: () => Promise<Readonly<Record<string, string>>>;
}

let pages = 0;

/** Takes the forms of a page to the service by a path that no other test uses, so that tests can run side by side. */
export async function formsServiceOf(page: Page): Promise<FormsService> {
  pages += 1;
  const own = `${formsPath}/${process.pid}-${pages}`;
  let answer: Service = 'answers';
  await page.route(formsServiceUrl + formsPath, (route) =>
    answer === 'unreachable'
      ? route.abort('connectionrefused')
      : route.continue({ url: `${formsServiceUrl}${own}${answer === 'answers' ? '' : `/${answer}`}` }),
  );
  const received = async () => {
    const response = await fetch(`${formsServiceUrl}/requests`);
    return ((await response.json()) as FormReceived[]).filter(({ path }) => path.startsWith(own));
  };
  return {
    becomes: (service) => (answer = service),
    received,
    receivedOne: async () => {
      await expect.poll(async () => (await received()).length).toBe(1);
      return Object.fromEntries((await received())[0]?.fields ?? []);
    },
  };
}
