import { deskPath } from '../protocol';
import type { HeaderRule } from '../../../src/gatsby/publish/headersFile';
import type { EditorSettings } from '../../../src/environment';
import type { DeskSetting } from '../form/deskConfig';

interface PublishedDesk {
  readonly setting: DeskSetting;
  /** Origins that the page talks to: the provider's API and its sign-in. */
  readonly connect: readonly string[];
  /** Origins of users' avatars. */
  readonly pictures: readonly string[];
}

/** The settings of the published desk; null if none is published. */
export function editorSetting(editor: EditorSettings | null): PublishedDesk | null {
  if (!editor) return null;
  const { provider, repo, branch, app: app_id, auth, siteUrl } = editor;
  const host = editor.host ?? 'https://gitlab.com';
  const { settings, connect, pictures } = {
    github: {
      settings: { base_url: auth },
      connect: ['https://api.github.com', 'https://www.githubstatus.com', auth],
      pictures: ['https://avatars.githubusercontent.com'],
    },
    gitlab: {
      settings: { auth_type: 'pkce', app_id, base_url: host, api_root: `${host}/api/v4` },
      connect: [host],
      pictures: [host, 'https://secure.gravatar.com'],
    },
    gitea: { settings: { app_id, base_url: host, api_root: `${host}/api/v1` }, connect: [host], pictures: [host] },
  }[provider];
  // Decap has no pull requests for Gitea: it saves to the branch
  const workflow = provider !== 'gitea';
  return { setting: { backend: { name: provider, repo, branch, ...settings }, local: false, workflow, siteUrl }, connect, pictures };
}

/** The Content-Security-Policy of the published desk: the site itself and the Git provider. */
function deskPolicy({ connect, pictures }: PublishedDesk): string {
  return [
    "default-src 'none'",
    // Decap compiles the schema of its configuration
    "script-src 'self' 'unsafe-eval'",
    // Decap injects its styles at run time
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    'media-src blob:',
    "font-src 'self' data:",
    // photos of a draft are read as blobs
    ["connect-src 'self' blob:", ...connect].join(' '),
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
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
