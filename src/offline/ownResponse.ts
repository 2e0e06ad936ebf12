/** Whether a response is a file of this site with the expected content type: not an error, nor a login page of the network, such as a hotel's Wi-Fi. */
export const isOwn = (response: Response, contentType: RegExp): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected && contentType.test(response.headers.get('Content-Type') ?? '');

/** Content types of pages, their data, and pictures. Scripts and style sheets have several, but never that of a page. */
export const contentTypes = { page: /^text\/html\b/, data: /\bjson\b/, picture: /^image\//, file: /^(?!text\/html\b)./ } as const;

/** The first 16 digits of the SHA-256 of a text or of bytes, as `publishOffline` writes them. */
export async function hashOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16);
}
