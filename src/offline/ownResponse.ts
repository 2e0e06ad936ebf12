/** Whether a response is a file of this site, with a content type like the one expected: not an error, nor a page of the network's own, such as that of a hotel's Wi-Fi. */
export const isOwn = (response: Response, contentType: RegExp): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected && contentType.test(response.headers.get('Content-Type') ?? '');

/** Content types of pages, their data, and pictures. A script or a style sheet has one of several, but never that of a page. */
export const contentTypes = { page: /^text\/html\b/, data: /\bjson\b/, picture: /^image\//, file: /^(?!text\/html\b)./ } as const;

/** The first 16 digits of the SHA-256 of a text or of bytes, as `publishOffline` writes them. */
export async function hashOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16);
}
