import type http from 'node:http';
import { listen, type Served } from '../../tools/serve/listen';

/**
 * How a third party responds: normally; after `release`; with 500; with something other than a script; never; with a script that throws; with a script whose
 * form never loads.
 */
export type Manner = 'well' | 'held' | 'fails' | 'garbage' | 'never' | 'throws' | 'mute';

export interface ThirdParties extends Served {
  /** Sends all held responses; resolves once each has been sent or its request aborted. */
  readonly release: () => Promise<void>;
  /** Resolves once a response at a path is held. */
  readonly held: (path: string) => Promise<void>;
}

/** Behaves as the script of the marketing service: reads the global, inserts an iframe, and obeys messages from any origin. */
const formScript = `(function (form) {
  var target = document.getElementById(form.target_id);
  var frame = document.createElement('iframe');
  frame.src = form.domain + '/prospector/form/' + form.account + '/' + form.formID;
  frame.width = form.width;
  frame.height = 200;
  target.setAttribute('ssformAdded', 1);
  target.appendChild(frame);
  form.intervalId = setInterval(function () {}, 100);
  window.addEventListener('message', function (event) {
    var order = event.data;
    if (order && order.action === 'redirect') window.location = order.url;
    if (order && order.formID === form.formID) {
      frame.height = order.height;
      if (frame.parentNode) frame.parentNode.style.minHeight = order.height + 'px';
    }
  });
})(ss_form);`;

const formPage = `<!doctype html>
<html lang="en">
<title>Sign up</title>
<form>
<p><label>Name <input name="name"></label></p>
<p><label>E-mail <input name="email"></label></p>
<p><label>Phone <input name="phone"></label></p>
<button>Send</button>
</form>
<script>parent.postMessage({ formID: location.pathname.split('/').pop(), height: 320 }, '*')</script>
`;

/** Behaves as the bot check: a global, and a badge in the corner. */
const botCheckScript = `window.grecaptcha = { ready: function () {} };
var badge = document.createElement('div');
badge.className = 'grecaptcha-badge';
badge.style.cssText = 'position: fixed; right: 0; bottom: 14px; width: 256px; height: 60px';
badge.textContent = 'protected';
document.body.appendChild(badge);`;

const scripts: Readonly<Record<string, string>> = { '/client/form.js': formScript, '/recaptcha/api.js': botCheckScript };
const asScript = { 'Content-Type': 'text/javascript; charset=utf-8' };
const asPage = { 'Content-Type': 'text/html; charset=utf-8' };

/** Sends a response unless the connection is closed; resolves when it is finished. */
const endOf = (response: http.ServerResponse, send: () => void): Promise<void> =>
  new Promise((resolve) => {
    if (response.destroyed) {
      resolve();
      return;
    }
    response.once('close', resolve);
    send();
  });

/** Starts stand-ins for third parties on this machine. The first segment of a path is the manner of the response, the rest the requested path. */
export async function startThirdParties(): Promise<ThirdParties> {
  const waiting = new Map<string, () => Promise<void>>();
  const expected = new Map<string, () => void>();

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const [, manner = '', path = ''] = /^\/(\w+)(\/[^?]*)/.exec(request.url ?? '') ?? [];
    const script = scripts[path];
    const send = () => {
      if (script) response.writeHead(200, asScript).end(script);
      else response.writeHead(200, asPage).end(formPage);
    };
    if (manner === 'never' || (manner === 'mute' && !script)) return;
    if (manner === 'fails') response.writeHead(500, asPage).end('<!doctype html><title>Internal server error</title>');
    else if (manner === 'garbage') response.writeHead(200, asScript).end('<!doctype html><title>Sold</title>\u0000\ufffd');
    else if (manner === 'throws') response.writeHead(200, asScript).end("throw new Error('The stand-in throws.');");
    else if (manner === 'held' && script) {
      waiting.set(path, () => endOf(response, send));
      expected.get(path)?.();
    } else send();
  }

  return {
    ...(await listen({ port: 0, answer })),
    release: async () => {
      await Promise.all([...waiting.values()].map((send) => send()));
      waiting.clear();
    },
    held: (path) =>
      new Promise((resolve) => {
        if (waiting.has(path)) resolve();
        else expected.set(path, resolve);
      }),
  };
}
