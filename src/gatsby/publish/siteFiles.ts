import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export const publicFolder = path.resolve('public');

/** The first 16 digits of the SHA-256, as the service worker computes it (src/offline/ownResponse.ts). */
export const hashOf = (content: string | Buffer): string => crypto.createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Escapes a text for XML and HTML, also in attributes. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Every file below a folder, as a path relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder, { recursive: true });
  const files = await Promise.all(names.map(async (name) => ((await fs.stat(path.join(folder, name))).isFile() ? [name.replaceAll(path.sep, '/')] : [])));
  return files.flat();
}

export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file, by its extension. */
export const contentTypeOf = (file: string): string => contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
