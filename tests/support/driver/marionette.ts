import net from 'node:net';
import { once } from 'node:events';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** `[type, number of the command, error, result]` */
type Answer = readonly [type: number, id: number, error: { readonly error: string; readonly message: string } | null, result: unknown];

/** A connection to Firefox's own side of WebDriver. */
export interface Marionette {
  readonly send: (command: string, parameters?: object) => Promise<unknown>;
  readonly end: () => void;
}

/**
 * Speaks Marionette, the protocol that geckodriver translates WebDriver into: JSON with its length in bytes before it. The commands and their
 * parameters are those of the standard.
 * @throws Error where nobody listens
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let count = 0;

  function take(message: unknown): void {
    // the greeting is an object
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as unknown as Answer;
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${error.error}: ${error.message}`));
    else command?.resolve(result);
  }

  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('utf8', 0, colon));
      if (received.length < end) return;
      const text = received.toString('utf8', colon + 1, end);
      received = received.subarray(end);
      take(JSON.parse(text));
    }
  });
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('Firefox has ended the connection.'))));

  return {
    send: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        const text = JSON.stringify([0, count, command, parameters]);
        socket.write(`${String(Buffer.byteLength(text))}:${text}`);
      }),
    end: () => socket.destroy(),
  };
}
