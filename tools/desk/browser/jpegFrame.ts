/** The frame header of a JPEG. */
export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  /** 1 greyscale, 3 colour, 4 CMYK. */
  readonly components: number;
}

/** Reads the frame header (SOF) of a JPEG; undefined if there is none. */
export function jpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    // SOF0 to SOF15, but for DHT, JPG and DAC
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) };
  }
  return undefined;
}
