/** A thing in schema.org's words. What is undefined is left out when it is written. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
