/** Where forms are posted to, from the environment; empty where none is set, and messages then go by WhatsApp or e-mail (decisions “Other forms”). */
export const formsEndpoint = (): string => process.env.GATSBY_FORMS_ENDPOINT ?? '';
