import { deskPath } from '../protocol';
import type { HeaderRule } from '../../../src/gatsby/publish/headersFile';
import type { DeskSetting } from '../form/deskConfig';

interface PublishedDesk {
  readonly setting: DeskSetting;
  /** Origins that the page talks to: the provider's API and its sign-in. */
  readonly connect: readonly string[];
  /** Origins of users' avatars. */
  readonly pictures: readonly string[];
}

const shape = /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)@([\w./-]+)$/;

const origin = (address: string, name: string): string => {
  try {
    return new URL(address).origin;
  } catch {
    throw new Error(`${name} is “${address}”; it must be a whole address such as https://git.hotel.example`);
  }
};

/**
 * Reads the settings of the published desk from the environment; null if none is published.
 * - `GATSBY_EDITOR`: `github:owner/repo@branch`, or `gitlab:`, `gitea:`
 * - `GATSBY_EDITOR_HOST`: the provider's address, if it is not github.com or gitlab.com
 * - `GATSBY_EDITOR_APP`: the id of the OAuth application (GitLab, Gitea)
 * - `GATSBY_EDITOR_AUTH`: the service that exchanges GitHub's sign-in for a token, which a static page cannot do
 * @throws for invalid settings
 */
export function editorSetting(env: Readonly<Record<string, string | undefined>>): PublishedDesk | null {
  const editor = env.GATSBY_EDITOR;
  if (!editor) return null;
  const [, provider, repo, branch] = shape.exec(editor) ?? [];
  if (!provider || !repo || !branch) throw new Error(`GATSBY_EDITOR is “${editor}”; it must be like github:owner/repo@branch, with github, gitlab or gitea`);
  const siteUrl = env.GATSBY_SITE_URL?.replace(/\/$/, '');
  const common = { repo, branch };
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`GATSBY_EDITOR=${editor} needs ${name} as well`);
    return value;
  };
  if (provider === 'github') {
    const auth = origin(env.GATSBY_EDITOR_AUTH ?? 'https://api.netlify.com', 'GATSBY_EDITOR_AUTH');
    return {
      setting: { backend: { name: 'github', ...common, base_url: auth }, local: false, workflow: true, siteUrl },
      connect: ['https://api.github.com', 'https://www.githubstatus.com', auth],
      pictures: ['https://avatars.githubusercontent.com'],
    };
  }
  const host = origin(env.GATSBY_EDITOR_HOST ?? (provider === 'gitlab' ? 'https://gitlab.com' : need('GATSBY_EDITOR_HOST')), 'GATSBY_EDITOR_HOST');
  const app_id = need('GATSBY_EDITOR_APP');
  if (provider === 'gitlab')
    return {
      setting: {
        backend: { name: 'gitlab', ...common, auth_type: 'pkce', app_id, base_url: host, api_root: `${host}/api/v4` },
        local: false,
        workflow: true,
        siteUrl,
      },
      connect: [host],
      pictures: [host, 'https://secure.gravatar.com'],
    };
  return {
    // Decap has no pull requests for Gitea: it saves to the branch
    setting: { backend: { name: 'gitea', ...common, app_id, base_url: host, api_root: `${host}/api/v1` }, local: false, workflow: false, siteUrl },
    connect: [host],
    pictures: [host],
  };
}

/** The Content-Security-Policy of the published desk: the site itself and the Git provider. */
function deskPolicy({ connect, pictures }: PublishedDesk): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Decap compiles the schema of its configuration
    'script-src': ["'self'", "'unsafe-eval'"],
    // Decap injects its styles at run time
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'", 'data:'],
    // photos of a draft are read as blobs
    'connect-src': ["'self'", 'blob:', ...connect],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of the published desk, in place of those of the site. */
export function deskHeaders(desk: PublishedDesk | null): HeaderRule[] {
  if (!desk) return [];
  const headers = {
    'Content-Security-Policy': deskPolicy(desk),
    // the sign-in window sends a message to this one
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return [deskPath, `${deskPath}/*`].map((path) => ({ path, headers, overrides: true }));
}

/** Whether a file of a built site, by its path below the folder, belongs to the desk. */
export const isOfDesk = (file: string): boolean => `/${file}`.startsWith(`${deskPath}/`);
