import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages } from '../../site';
import { type HeaderRule, revalidate } from './headersFile';
import { contentTypes } from './siteFiles';
import { redirects } from '../../domain/pages/redirects';

interface NginxServer {
  /** As in the directive: `80`, `127.0.0.1:9000`. */
  readonly listen: string;
  readonly name: string;
  /** Folder of the site. */
  readonly root: string;
  /** File of the access log. */
  readonly log: string;
  /** Whether nginx has the module that serves precompressed brotli files. */
  readonly brotli: boolean;
  /** `server` of `nginxSite`, or the line that includes it. */
  readonly site: string;
}

const otherLanguages = languages.filter((language) => language !== defaultLanguage);
const prefixes = `(?:${otherLanguages.map((language) => localizedPath('/', language)).join('|')})?`;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** The regular expression of a rule's addresses. nginx resolves a page to the index of its folder. */
const patternOf = (path: string): string => (path.includes('*') ? path.split('*').map(escaped).join('.*') : `${escaped(path)}(?:/index\\.html)?`);

const block = (name: string, lines: readonly string[]): string => `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

/** The lines of a redirect: the query comes before the hash. */
function moved({ from, to }: (typeof redirects)[number]): string[] {
  const [page = '', place] = to.split('#');
  const target = quoted(`${page}$is_args$args${place === undefined ? '' : `#${place}`}`);
  return ['', '/', '/index.html'].map((end) => `${from}${end} ${target};`);
}

interface Header {
  /** The argument of `add_header`: a text, or the variable of the map. */
  readonly value: string;
  readonly map?: string;
}

/** A header, with a map by address where rules differ. */
function headerOf(name: string, rules: readonly HeaderRule[]): Header {
  const own = rules.flatMap(({ path, headers }) => (headers[name] === undefined ? [] : [{ path, value: headers[name] }]));
  const isCacheRule = name === 'Cache-Control';
  const byDefault = own.find(({ path }) => path === '/*')?.value ?? (isCacheRule ? revalidate : '');
  const special = own.filter(({ path }) => path !== '/*');
  if (special.length === 0) return { value: quoted(byDefault) };
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // errors are not to be cached
  const [source, start] = isCacheRule ? ['"$status$uri"', '(?:200|206|304)'] : ['$uri', ''];
  const lines = special.map(({ path, value }) => `${quoted(`~^${start}${patternOf(path)}$`)} ${quoted(value)};`);
  return { value: variable, map: block(`map ${source} ${variable}`, [`default ${quoted(byDefault)};`, ...lines]) };
}

/**
 * nginx's configuration for the built site: addresses without `.html`, redirects, also of addresses that were encoded once too often, a 404 page per language, precompressed files, headers and cache rules, and a
 * log format without visitors' addresses, queries and referrers. These parts change with each build; settings of the server itself, such as TLS, are not among
 * them.
 * @returns what its `http` block holds, and the `server` block of the site
 */
export function nginxSite(rules: readonly HeaderRule[]) {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const headers = new Map(names.map((name) => [name, headerOf(name, rules)]));
  const policy = 'Content-Security-Policy';
  const notFoundPages = [defaultLanguage, ...otherLanguages].map((language) => localizedPath('/404.html', language));
  const http = [
    ...[...headers.values()].flatMap(({ map }) => map ?? []),
    '# A policy is for documents: pictures and data need not carry it.',
    block('map $sent_http_content_type $site_document_policy', ['default "";', `"~^text/html" ${headers.get(policy)?.value ?? '""'};`]),
    block('map $status $site_methods', ['default "";', '405 "GET, HEAD";']),
    block('map $uri $site_moved', ['default "";', ...redirects.flatMap(moved)]),
    '# What was encoded once too often (src/domain/pages/meantAddress.ts); a browser does the rest.',
    block('map $args $site_more_args', ['default "&$args";', '"" "";']),
    block('map $uri $site_meant', [
      'default "";',
      `"~^(?<encoded_path>[^?#]+)(?<encoded_query>[?][^#]*)(?<encoded_hash>#.*)?$" $encoded_path$encoded_query$site_more_args$encoded_hash;`,
      `"~^(?<encoded_path>[^?#]+)(?<encoded_hash>#.*)$" $encoded_path$is_args$args$encoded_hash;`,
    ]),
    block('map $request_uri $site_not_found', [
      'default /404.html;',
      ...otherLanguages.map((language) => `"~^${localizedPath('/', language)}(?:[/?]|$)" ${localizedPath('/404.html', language)};`),
    ]),
    block('map $request_uri $site_address', ['default "";', '"~^(?<address_without_query>[^?]*)" $address_without_query;']),
    "log_format site_without_visitors '$time_iso8601 $request_method $site_address $status $bytes_sent';\n",
  ].join('\n');
  const server = [
    '# Its other log would name the visitor.',
    'log_not_found off;',
    'server_tokens off;',
    'absolute_redirect off;',
    'client_max_body_size 1k;',
    'default_type application/octet-stream;',
    `types { ${Object.entries(contentTypes)
      .map(([end, type]) => `${quoted(type)} ${end.slice(1)};`)
      .join(' ')} }`,
    '',
    'gzip_static on;',
    'gzip_vary on;',
    'sendfile on;',
    'tcp_nopush on;',
    'open_file_cache max=4096 inactive=5m;',
    '',
    ...[...headers].map(([name, { value }]) => `add_header ${name} ${name === policy ? '$site_document_policy' : value} always;`),
    'add_header Allow $site_methods always;',
    '',
    'error_page 404 $site_not_found;',
    'error_page 405 @read_only;',
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    'rewrite "^([^\\x00-\\x20]+)[\\x00-\\x20]+$" $1 permanent;',
    'if ($uri ~ "[\\\\\\\\\\x00-\\x1f\\x7f]") { return 400; }',
    'if ($site_moved) { return 301 $site_moved; }',
    'rewrite ^/index\\.html$ / permanent;',
    'rewrite ^(.+)/index\\.html$ $1 permanent;',
    `rewrite ^(?!${prefixes}/404\\.html$)(.+)\\.html$ $1 permanent;`,
    'rewrite ^(.+)/$ $1 permanent;',
    '',
    'location / { try_files $uri $uri/index.html @meant; }',
    'location @meant { if ($site_meant) { return 301 $site_meant; } return 404; }',
    'location = / { try_files /index.html =404; }',
    ...notFoundPages.flatMap((page) => [`location = ${page} { internal; }`, `location = ${page.replace('.html', '')} { return 404; }`]),
    'location ~ /\\.(?!well-known(?:/|$)) { return 404; }',
    '# Compressed forms of a file have no address of their own.',
    'location ~ \\.(?:gz|br)$ { return 404; }',
    'location @read_only { types {} default_type text/plain; return 405 "This site is read-only.\\n"; }',
  ].join('\n');
  const origin = '# Written by the build (src/gatsby/publish/nginxSite.ts): change it there.';
  return { http: `${origin}\n\n${http}`, server: `${origin}\n\n${server}\n` };
}

/** A `server` block around that of `nginxSite`. Each server keeps its own copy, to which certbot adds TLS. */
export const nginxServer = ({ listen, name, root, log, brotli, site }: NginxServer): string =>
  block('server', [
    `listen ${listen};`,
    `server_name ${name};`,
    `root ${quoted(root)};`,
    `access_log ${quoted(log)} site_without_visitors;`,
    brotli ? 'brotli_static on;' : '# brotli_static on; # with the module of Debian’s libnginx-mod-http-brotli-static',
    ...site.trimEnd().split('\n'),
  ]);
