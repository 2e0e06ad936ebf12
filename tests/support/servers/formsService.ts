import { expect, type Page } from '@playwright/test';
import { type FormReceived, formsPath, mockFormsPort } from '../../../tools/serve/mockFormsService';

/** Address of the mock of the forms service, which the tested build must have been made with. */
export const formsServiceUrl = `http://127.0.0.1:${mockFormsPort()}`;

/** How the service responds: with success, an error, a foreign page, never, or not reachable. */
export type Service = 'answers' | 'fails' | 'garbage' | 'never' | 'unreachable';

/** The service as seen by one page, whose forms have their own path. */
export interface FormsService {
  readonly becomes: (service: Service) => void;
  readonly received: () => Promise<readonly FormReceived[]>;
  readonly receivedOne: () => Promise<Readonly<Record<string, string>>>;
}

let pages = 0;

/** Routes the forms of a page to a path of its own, so that tests can run concurrently. */
export async function formsServiceOf(page: Page): Promise<FormsService> {
  pages += 1;
  const prefix = `${formsPath}/${process.pid}-${pages}`;
  let answer: Service = 'answers';
  await page.route(formsServiceUrl + formsPath, (route) =>
    answer === 'unreachable'
      ? route.abort('connectionrefused')
      : route.continue({ url: `${formsServiceUrl}${prefix}${answer === 'answers' ? '' : `/${answer}`}` }),
  );
  const received = async () => {
    const response = await fetch(`${formsServiceUrl}/requests`);
    return ((await response.json()) as FormReceived[]).filter(({ path }) => path.startsWith(prefix));
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
