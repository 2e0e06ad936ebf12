import encodeQR from 'qr';

/** Squares of quiet around the code, as ISO/IEC 18004 asks. */
const quiet = 4;

/** The QR code of a text as an SVG picture, in a data address; on a white ground, so that it can be read on any paper. */
export function qrPicture(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: quiet }).replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
