import fs from 'node:fs';
import path from 'node:path';
import { clipped, dotted, stringsOf } from '../json';
import { fault, type Fault } from '../fault';
import type { Content, Rule } from './rule';

const relativeFile = /^\.{1,2}\/.+\.(?:jpe?g|png|mp4|webm)$/;

export interface NamedFile {
  /** The content file that names it, and the field. */
  readonly file: string;
  readonly field: string;
  /** The path of the picture or film from the project's folder, with forward slashes. */
  readonly named: string;
}

/** Every picture and film that content names. */
export const namedFilesOf = ({ files }: Pick<Content, 'files'>): NamedFile[] =>
  files.flatMap(({ file, data }) =>
    stringsOf(data)
      .filter(({ value }) => relativeFile.test(value))
      .map(({ trail, value }) => ({ file, field: dotted(trail), named: path.posix.join(path.posix.dirname(file), value) })),
  );

/** Null where the file does not exist or cannot be opened. */
function statOf(file: string): fs.Stats | null {
  try {
    return fs.statSync(file);
  } catch {
    return null;
  }
}

/** What is wrong with a file that content names; null when nothing is. Gatsby finds only files below `content/` that are not hidden. */
export function faultOfNamedFile(root: string, named: string): Pick<Fault, 'problem' | 'remedy'> | null {
  if (!named.startsWith('content/') || named.split('/').some((part) => part.startsWith('.')))
    return { problem: `${clipped(named)} lies outside of content/`, remedy: 'put the file below content/images' };
  const stat = statOf(path.join(root, named));
  if (!stat) return { problem: `there is no file ${clipped(named)}`, remedy: 'add the file, or correct its name; capitals count' };
  if (!stat.isFile()) return { problem: `${named} is not a file`, remedy: 'put the file itself there' };
  return null;
}

/** A picture or film that content names exists. */
export const namedFiles: Rule = (content) =>
  namedFilesOf(content).flatMap(({ file, field, named }) => {
    const wrong = faultOfNamedFile(content.root, named);
    return wrong ? [fault(file, field, wrong.problem, wrong.remedy)] : [];
  });
