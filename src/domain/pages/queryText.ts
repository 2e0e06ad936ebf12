/** A query as it stands in an address: with its question mark, commas and colons left readable; empty where it says nothing. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}
