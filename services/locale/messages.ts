/** Texts of one language by their ids: a template, or the parts it was compiled into ahead of time. */
export type Messages = Record<string, string>;
