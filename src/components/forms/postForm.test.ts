import { type FormReceived, startMockFormsService } from '../../../tools/serve/mockFormsService';
import { encodeForm } from '../../domain/forms/message';
import { postForm } from './postForm';

let receiver: Awaited<ReturnType<typeof startMockFormsService>>;
beforeEach(async () => {
  receiver = await startMockFormsService({ port: 0 });
});
afterEach(async () => {
  await receiver.close();
});

const post = (path: string, timeoutMs?: number) =>
  postForm({ endpoint: `${receiver.url}${path}`, body: encodeForm({ name: 'Zé & "Ana"', message: 'a\nb' }), timeoutMs });
const received = async (): Promise<FormReceived[]> => (await (await fetch(`${receiver.url}/requests`)).json()) as FormReceived[];

test('the server receives a form as it was typed', async () => {
  await expect(post('/spa')).resolves.toBe('sent');
  expect(await received()).toEqual([
    {
      number: 1,
      path: '/spa',
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: [
        ['name', 'Zé & "Ana"'],
        ['message', 'a\r\nb'],
      ],
    },
  ]);
});

test('distinguishes a failure response, no response, and no connection', async () => {
  await expect(post('/spa/fails')).resolves.toBe('refused');
  await expect(post('/spa/garbage')).resolves.toBe('refused');
  await expect(post('/spa/never', 50)).resolves.toBe('late');
  await receiver.close();
  await expect(post('/spa')).resolves.toBe('unreachable');
});
