/** @jest-environment node */
import { type FormReceived, startMockFormsService } from './mockFormsService';

let receiver: Awaited<ReturnType<typeof startMockFormsService>>;
const received = async () => (await (await fetch(`${receiver.url}/requests`)).json()) as FormReceived[];
const post = (path: string, body: string | URLSearchParams) => fetch(receiver.url + path, { method: 'POST', body });

beforeEach(async () => {
  receiver = await startMockFormsService({ port: 0 });
});
afterEach(() => receiver.close());

test('it lists what a tracker posts by field too', async () => {
  await post('/api/event', '{"n":"search","p":{"nights":"3"},"i":false}');
  await post('/api/event', '{"n":');
  expect((await received()).map(({ path, fields }) => [path, ...fields])).toEqual([
    ['/api/event', ['n', 'search'], ['p', '{"nights":"3"}'], ['i', 'false']],
    ['/api/event', ['', '{"n":']],
  ]);
});
