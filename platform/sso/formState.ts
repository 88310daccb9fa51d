/** A form between two requests: what was typed, and what to mend. Never a password. */
export interface FormState {
  values: Partial<Record<string, string>>;
  fieldErrors: { field: string; message: string }[];
  formError?: string;
  done?: string;
}

export const untouched: FormState = { values: {}, fieldErrors: [] };
