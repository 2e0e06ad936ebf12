/** Fields as `application/x-www-form-urlencoded`, in their order; line ends as the standard has them (CRLF). Empty fields are sent too. */
export function encodeForm(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => [name, value.replace(/\r\n?|\n/g, '\r\n')]);
  return new URLSearchParams(pairs).toString();
}
