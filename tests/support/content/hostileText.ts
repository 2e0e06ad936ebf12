/** Input that must not break anything: markup, control characters, placeholders, surrogates. */
export const hostileText: readonly string[] = [
  '<img src=x onerror="window.broken=1">',
  '"><script>window.broken=1</script>',
  "' onmouseover='window.broken=1",
  'javascript:window.broken=1',
  'data:text/html,<script>window.broken=1</script>',
  'Ana\u202emoc.live\u2066\u200f',
  'Ana\r\nBcc: todos@exemplo.com\r\n\r\nOutra',
  '{{name}} $t(forms:privacy) ${1}',
  '&body=outra&to=outra@exemplo.com#?%0A%zz',
  '\ud83d\u0000\u001b[31m',
];
