/** Whether anything in the data of a page is a placeholder for the hotel's own: a picture, a film, a 360° view (docs/hotel-rules.md 1.5). */
export function hasStandIn(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return ('standIn' in data && data.standIn === true) || Object.values(data).some(hasStandIn);
}
