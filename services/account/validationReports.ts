import * as read from '../http/parse';

const readValidationReport = /* @__PURE__ */ read.fields((field) => ({
  errorCode: field('ErrorCode', read.number),
  field: field('Field', read.string),
  suggestion: field('FieldValueSuggestion', read.optionalText),
  message: field('Message', read.text),
}));

/** With a valid suggestion if there is one. */
export type ValidationReport = ReturnType<typeof readValidationReport>;

/** Empty if all fields are valid. */
export const readValidationReports = /* @__PURE__ */ read.inField(
  'validationReports',
  read.orElse(read.list(readValidationReport), []),
);
