import fs from 'node:fs';
import path from 'node:path';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages } from '../../site';
import { type HeaderRule, revalidate } from './headersFile';
import { contentTypes } from './siteFiles';
import { redirects } from '../../domain/pages/redirects';

interface NginxServer {
  readonly listen: string;
  readonly name: string;
  readonly root: string;
  readonly log: string;
  readonly brotli: boolean;
  readonly site: string;
}

const otherLanguages = languages.filter((language) => language !== defaultLanguage);
const prefixes = `(?:${otherLanguages.map((language) => localizedPath('/', language)).join('|')})?`;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (path: string): string => (path.includes('*') ? path.split('*').map(escaped).join('.*') : `${escaped(path)}(?:/index\\.html)?`);

const block = (name: string, lines: readonly string[]): string => `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

/** The line of a redirect: the query is before the hash. A pattern, since nginx limits the length of literal matches. */
function moved({ from, to }: (typeof redirects)[number]): string {
  const [page = '', place] = to.split('#');
  return `${quoted(`~^${escaped(from)}(?:/(?:index\\.html)?)?$`)} ${quoted(`${page}$is_args$args${place === undefined ? '' : `#${place}`}`)};`;
}

/** The argument of `add_header` for a header: a text, or the variable of a map. */
function headerOf(name: string, rules: readonly HeaderRule[]): { readonly value: string; readonly map?: string } {
  const values = rules.flatMap(({ path, headers }) => (headers[name] === undefined ? [] : [{ path, value: headers[name] }]));
  const isCacheRule = name === 'Cache-Control';
  const byDefault = values.find(({ path }) => path === '/*')?.value ?? (isCacheRule ? revalidate : '');
  const special = values.filter(({ path }) => path !== '/*');
  if (special.length === 0) return { value: quoted(byDefault) };
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  // errors must not be cached
  const [source, start] = isCacheRule ? ['"$status$uri"', '(?:200|206|304)'] : ['$uri', ''];
  const lines = special.map(({ path, value }) => `${quoted(`~^${start}${patternOf(path)}$`)} ${quoted(value)};`);
  return { value: variable, map: block(`map ${source} ${variable}`, [`default ${quoted(byDefault)};`, ...lines]) };
}

/** A template of `nginx/` with each `{{name}}` replaced by its lines, with the indentation of the name. */
const filled = (file: string, parts: Readonly<Record<string, readonly string[]>>): string =>
  fs
    .readFileSync(path.resolve('src/gatsby/publish/nginx', file), 'utf8')
    .replace(/( *)\{\{([^}]+)\}\}/g, (_, indent: string, name: string) => (parts[name] ?? []).map((line) => indent + line).join('\n'));

/** nginx's configuration for the built site: the parts that change with each build, not server settings such as TLS. */
export function nginxSite(rules: readonly HeaderRule[]) {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const headers = new Map(names.map((name) => [name, headerOf(name, rules)]));
  const policy = 'Content-Security-Policy';
  const http = filled('http.conf', {
    'header maps': [...headers.values()].flatMap(({ map }) => map ?? []),
    policy: [headers.get(policy)?.value ?? '""'],
    redirects: redirects.map(moved),
    'not found': otherLanguages.map((language) => `"~^${localizedPath('/', language)}(?:[/?]|$)" ${localizedPath('/404.html', language)};`),
  });
  const server = filled('server.conf', {
    types: [
      Object.entries(contentTypes)
        .map(([end, type]) => `${quoted(type)} ${end.slice(1)};`)
        .join(' '),
    ],
    headers: [...headers].map(([name, { value }]) => `add_header ${name} ${name === policy ? '$site_document_policy' : value} always;`),
    prefixes: [prefixes],
    'not found pages': [defaultLanguage, ...otherLanguages]
      .map((language) => localizedPath('/404.html', language))
      .flatMap((page) => [`location = ${page} { internal; }`, `location = ${page.replace('.html', '')} { return 404; }`]),
  });
  return { http, server };
}

export const nginxServer = ({ listen, name, root, log, brotli, site }: NginxServer): string =>
  block('server', [
    `listen ${listen};`,
    `server_name ${name};`,
    `root ${quoted(root)};`,
    `access_log ${quoted(log)} site_without_visitors;`,
    brotli ? 'brotli_static on;' : '# brotli_static on; # with the module of Debian’s libnginx-mod-http-brotli-static',
    ...site.trimEnd().split('\n'),
  ]);
