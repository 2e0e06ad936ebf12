/** The hotel's ways to be reached, from `content/site.json`. */
export interface Contacts {
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
}
