import type { Change, Version } from '../../../src/content/history';
import { kindOfFile } from '../../../src/content/kinds';
import { hotelFolder } from '../../../src/hotel';
import type { HistoryClient } from './internals';

/** Commits that are listed at most. */
const listed = 30;

interface GitHubCommit {
  readonly sha: string;
  readonly commit: { readonly message: string; readonly author: { readonly name: string; readonly date: string } };
  readonly parents: readonly { readonly sha: string }[];
  /** Gitea lists them at once. */
  readonly files?: readonly { readonly filename: string }[];
}
interface GitLabCommit {
  readonly id: string;
  readonly message: string;
  readonly author_name: string;
  readonly authored_date: string;
  readonly parent_ids: readonly string[];
}

/** Waits for a file that a service is asked for; undefined where there is none. */
export async function ifThere<File>(file: Promise<File>): Promise<File | undefined> {
  try {
    return await file;
  } catch (error) {
    if ((error as { readonly status?: number }).status !== 404) throw error;
    return undefined;
  }
}

/** The history of content as the service of the published desk has it, in the branch that is published. */
export function publishedHistory(client: HistoryClient) {
  const { repoURL, branch } = client;
  const parents = new Map<string, string | undefined>();
  const ask = <Answer>(path: string, params: object = {}): Promise<Answer> =>
    (client.requestJSON ? client.requestJSON({ url: repoURL + path, params }) : client.request(repoURL + path, { params })) as Promise<Answer>;
  const textAt = async (path: string, commit: string | undefined): Promise<string | null> =>
    (commit !== undefined && (await ifThere(client.readFile(path, null, { branch: commit })))) || null;

  async function commitsOf(path: string): Promise<readonly GitHubCommit[]> {
    const params = { path, per_page: listed, limit: listed };
    if (!client.requestJSON) return ask('/commits', { ...params, sha: branch });
    const commits = await ask<readonly GitLabCommit[]>('/repository/commits', { ...params, ref_name: branch });
    return commits.map(({ id, message, author_name: name, authored_date: date, parent_ids: ids }) => ({
      sha: id,
      commit: { message, author: { name, date } },
      parents: ids.map((sha) => ({ sha })),
    }));
  }

  async function filesOf({ sha, files }: GitHubCommit): Promise<string[]> {
    if (client.requestJSON) {
      const changed = await ask<readonly { readonly new_path: string }[]>(`/repository/commits/${sha}/diff`, { per_page: 100 });
      return changed.map(({ new_path: file }) => file);
    }
    return (files ?? (await ask<GitHubCommit>(`/commits/${sha}`)).files ?? []).map(({ filename }) => filename);
  }

  return {
    /** What has changed, the latest first. @param file of all content when left out */
    changes: async (file?: string): Promise<readonly Change[]> => {
      const changes = (await commitsOf(file ?? hotelFolder)).map(async (one): Promise<Change> => {
        parents.set(one.sha, one.parents[0]?.sha);
        const { message, author } = one.commit;
        const files = file ? [file] : (await filesOf(one)).filter((name) => name.endsWith('.json') && kindOfFile(name));
        return { commit: one.sha, when: author.date, who: author.name, what: message.split('\n')[0] ?? '', files };
      });
      return (await Promise.all(changes)).filter(({ files }) => files.length > 0);
    },
    /** A file before and after a change that was listed. */
    version: async (file: string, commit: string): Promise<Version> => ({ before: await textAt(file, parents.get(commit)), after: await textAt(file, commit) }),
  };
}
