import { text } from 'node:stream/consumers';
import type http from 'node:http';
import { listen, type Served } from '../../../tools/serve/listen';

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
  /** What was posted to trackers so far, by path and body. */
  readonly counted: { readonly path: string; readonly body: string }[];
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

/** Behaves as the bot check: a global that gives tokens, and a badge in the corner. */
const botCheckScript = `window.grecaptcha = {
  ready: function (callback) { callback(); },
  execute: function (key, options) { return Promise.resolve('token for ' + key + ' ' + options.action); }
};
var badge = document.createElement('div');
badge.className = 'grecaptcha-badge';
badge.style.cssText = 'position: fixed; right: 0; bottom: 14px; width: 256px; height: 60px';
badge.textContent = 'protected';
document.body.appendChild(badge);`;

/** Behaves as matomo.js: takes over the list of commands, and posts each page and event. */
const matomoScript = `(function () {
  var url, site, fields = {};
  function take(command) {
    var name = command[0];
    if (name === 'setTrackerUrl') url = command[1];
    else if (name === 'setSiteId') site = command[1];
    else if (name === 'setCustomUrl') fields.url = command[1];
    else if (name === 'setReferrerUrl') fields.urlref = command[1];
    else if (name === 'trackPageView') send({ action_name: document.title });
    else if (name === 'trackEvent') send({ e_c: command[1], e_a: command[2], e_n: command[3] });
  }
  function send(what) {
    navigator.sendBeacon(url, new URLSearchParams(Object.assign({ idsite: site, rec: 1 }, fields, what)));
  }
  window._paq.forEach(take);
  window._paq = { push: take };
})();`;

/** Behaves as gtag.js: takes over the list of commands, and posts each event; counts how long a page was open when it is left, as gtag.js does by itself. */
const ga4Script = `(function () {
  var common = {}, layer = window.dataLayer;
  function take(command) {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    if (command[0] === 'set') Object.assign(common, command[1]);
    if (command[0] === 'config') document.cookie = '_ga=GA1.1.1.1; Path=/';
    if (command[0] === 'event') send(command[1], command[2]);
  }
  function send(name, fields) {
    if (window['ga-disable-G-TEST123456']) return;
    navigator.sendBeacon('https://www.google-analytics.com/g/collect', JSON.stringify(Object.assign({ en: name }, common, fields)));
  }
  layer.forEach(take);
  layer.push = function (command) { take(command); return 0; };
  window.addEventListener('pagehide', function () { send('user_engagement'); });
})();`;

const scripts: Readonly<Record<string, string>> = {
  '/client/form.js': formScript,
  '/recaptcha/api.js': botCheckScript,
  '/matomo.js': matomoScript,
  '/gtag/js': ga4Script,
};
/** Where trackers post. */
const counters: readonly string[] = ['/api/event', '/matomo.php', '/g/collect'];
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

/** Starts mocks of third parties on this machine. The first segment of a path is the manner of the response, the rest the requested path. */
export async function startThirdParties(): Promise<ThirdParties> {
  const waiting = new Map<string, () => Promise<void>>();
  const counted: { path: string; body: string }[] = [];
  const expected = new Map<string, () => void>();

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const [, manner = '', path = ''] = /^\/(\w+)(\/[^?]*)/.exec(request.url ?? '') ?? [];
    const script = scripts[path];
    const send = () => {
      if (script) response.writeHead(200, asScript).end(script);
      else if (counters.includes(path)) {
        void text(request).then((body) => counted.push({ path, body }));
        response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end();
      } else response.writeHead(200, asPage).end(formPage);
    };
    if (manner === 'never' || (manner === 'mute' && !script)) return;
    if (manner === 'fails') response.writeHead(500, asPage).end('<!doctype html><title>Internal server error</title>');
    else if (manner === 'garbage') response.writeHead(200, asScript).end('<!doctype html><title>Sold</title>\u0000\ufffd');
    else if (manner === 'throws') response.writeHead(200, asScript).end("throw new Error('The mock throws.');");
    else if (manner === 'held' && script) {
      waiting.set(path, () => endOf(response, send));
      expected.get(path)?.();
    } else send();
  }

  return {
    ...(await listen({ port: 0, answer })),
    counted,
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
