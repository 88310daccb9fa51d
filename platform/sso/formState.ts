import type { Translate } from '../locale/translator';

/** A form between two requests: what was typed, and what to mend. Never a password. */
export interface FormState {
  values: Partial<Record<string, string>>;
  fieldErrors: { field: string; message: string }[];
  formError?: string;
  done?: string;
}

export const untouched: FormState = { values: {}, fieldErrors: [] };

/** The form of a link whose address another account has, which can be sent again later. */
export const addressTaken = (translate: Translate, email: string): FormState => ({
  ...untouched,
  formError: translate('link.addressTaken', { email }),
});
