import encodeQR from 'qr';

/** Modules of the quiet zone around the code (ISO/IEC 18004). */
const quietZone = 4;

/** The QR code of a text as a data URL of an SVG; with a white background, so that it is readable on any paper. */
export function qrPicture(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: quietZone }).replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
