/** Unescaped property values of an entry, by name. */
type Properties = Readonly<Record<string, string>>;

const unescapeText = (text: string): string => text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/**
 * A strict parser for .ics files: every line ends with CRLF and has at most 75 octets (RFC 5545 §3.1).
 * @returns the properties of the calendar, and the entries
 * @throws at the first invalid line
 */
export function readCalendar(file: string): { readonly calendar: Properties; readonly entries: readonly Properties[] } {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end.');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (/[\r\n]/.test(line)) throw new Error(`A bare line end in “${line}”.`);
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 octets in “${line}”.`);
    if (Buffer.from(line).toString() !== line) throw new Error(`A character is torn apart in “${line}”.`);
  }

  const calendar: Record<string, string> = {};
  const entries: Record<string, string>[] = [];
  const open: string[] = [];
  for (const line of written.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/su.exec(line) ?? [];
    if (!name) throw new Error(`No property in “${line}”.`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') entries.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it has not begun.`);
    } else {
      const into = open.at(-1) === 'VEVENT' ? entries.at(-1) : calendar;
      if (!into || name in into) throw new Error(`${name} stands twice, or outside.`);
      into[name] = unescapeText(value);
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} never ends.`);
  return { calendar, entries };
}
