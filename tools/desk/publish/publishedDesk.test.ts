import { headerRules } from '../../../src/gatsby/publish/headerRules';
import { formatHeaders, headersFor, parseHeaders } from '../../../src/gatsby/publish/headersFile';
import { readEnvironment } from '../../../src/environment';
import { deskHeaders, editorSetting } from './publishedDesk';

const settingWith = (env: Record<string, string>) => editorSetting(readEnvironment(env).editor);
const inline = { scripts: ["'sha256-a'"], styles: [] };
const rulesWith = (env: Record<string, string>) =>
  headerRules({
    inline,
    booking: 'https://booking.example',
    outside: {},
    staticEntries: [],
    desk: deskHeaders(settingWith(env)),
  });
const github = { GATSBY_EDITOR: 'github:hotel/site@main' };

describe('the setting of a published desk', () => {
  test('is null without GATSBY_EDITOR', () => {
    expect(settingWith({})).toBeNull();
    expect(settingWith({ GATSBY_EDITOR: '' })).toBeNull();
    expect(deskHeaders(null)).toEqual([]);
  });

  test('has repository and branch, and drafts as pull requests', () => {
    expect(settingWith({ ...github, GATSBY_SITE_URL: 'https://hotel.example/' })?.setting).toEqual({
      backend: { name: 'github', repo: 'hotel/site', branch: 'main', base_url: 'https://api.netlify.com' },
      local: false,
      workflow: true,
      siteUrl: 'https://hotel.example',
    });
    expect(settingWith({ ...github, GATSBY_EDITOR_AUTH: 'https://sign-in.hotel.example/auth' })?.connect).toContain('https://sign-in.hotel.example');
  });

  test('uses an OAuth application for GitLab and Gitea', () => {
    expect(settingWith({ GATSBY_EDITOR: 'gitlab:group/part/site@trunk', GATSBY_EDITOR_APP: 'abc' })?.setting).toMatchObject({
      backend: { name: 'gitlab', repo: 'group/part/site', branch: 'trunk', auth_type: 'pkce', app_id: 'abc', api_root: 'https://gitlab.com/api/v4' },
      workflow: true,
    });
    expect(
      settingWith({ GATSBY_EDITOR: 'gitea:hotel/site@main', GATSBY_EDITOR_APP: 'abc', GATSBY_EDITOR_HOST: 'https://git.hotel.example' })?.setting,
    ).toMatchObject({
      backend: { name: 'gitea', api_root: 'https://git.hotel.example/api/v1' },
      workflow: false,
    });
  });
});

describe('the headers of a site with a desk', () => {
  test('give the desk a policy that allows the provider, and noindex', () => {
    for (const address of ['/admin', '/admin/desk.js']) {
      const headers = headersFor(rulesWith(github), address);
      expect(headers['X-Robots-Tag']).toBe('noindex, nofollow');
      expect(headers['Content-Security-Policy']).toContain("connect-src 'self' blob: https://api.github.com ");
      expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    }
  });

  test('do not change those of other pages', () => {
    for (const address of ['/', '/resort', '/en/quartos/luxo', '/administration'])
      expect(headersFor(rulesWith(github), address)).toEqual(headersFor(rulesWith({}), address));
  });

  test('replace the site’s where a host would join both', () => {
    const text = formatHeaders(rulesWith(github));
    expect(text).toMatch(/\/admin\/\*\n {2}! Content-Security-Policy\n[\s\S]*Content-Security-Policy: default-src 'none'; script-src 'self' 'unsafe-eval'/);
    expect(headersFor(parseHeaders(text), '/admin/desk.js')).toEqual(headersFor(rulesWith(github), '/admin/desk.js'));
    expect(formatHeaders(rulesWith({}))).not.toMatch(/admin/);
  });
});
