/** The URL that forms are posted to, from the environment; empty if not set: then messages go by WhatsApp or e-mail (docs/hotel-rules.md 9.1, 9.3). */
export const formsEndpoint = (): string => process.env.GATSBY_FORMS_ENDPOINT ?? '';
