/** Services of third parties that the site may load, each only with the visitor's consent (decisions “Other forms”). */
export type Service = 'marketing' | 'botCheck';

/** What a visitor answered. */
export type Consent = 'accepted' | 'refused';
