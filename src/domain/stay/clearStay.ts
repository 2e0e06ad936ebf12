import type { Stay } from './stay';

/** The stay after one of its dates was cleared; the other stays (decisions “The booking card”). */
export const clearStay = (stay: Stay, field: keyof Stay): Stay => ({ ...stay, [field]: null });
