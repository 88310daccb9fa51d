import * as read from '../http/parse';

const readValidationReport = /* @__PURE__ */ read.fields((field) => ({
  errorCode: field('ErrorCode', read.number),
  field: field('Field', read.string),
  suggestion: field('FieldValueSuggestion', read.optionalText),
  message: field('Message', read.text),
}));

/** A field that would be rejected, with a valid suggestion if there is one. */
export type ValidationReport = ReturnType<typeof readValidationReport>;

/** An empty list means that all fields are valid. */
export const readValidationReports = /* @__PURE__ */ read.inField(
  'validationReports',
  read.orElse(read.list(readValidationReport), []),
);
