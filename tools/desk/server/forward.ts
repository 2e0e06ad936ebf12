import http from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';

/** Forwards requests and WebSockets to another server of this machine. @param onDown answers where that server does not */
export const forwardTo = (port: number, onDown: (response: http.ServerResponse) => void) => ({
  request: (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const { method, url = '/', headers } = request;
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else onDown(response);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  },
  upgrade: (request: http.IncomingMessage, socket: Duplex, head: Buffer): void => {
    const onward = net.connect(port, '127.0.0.1', () => {
      const headers = request.rawHeaders.reduce((text, word, index) => text + word + (index % 2 === 0 ? ': ' : '\r\n'), '');
      onward.write(`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  },
});
