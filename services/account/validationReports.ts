import { orElse, readList, readNumber, readObject, readOptionalText, readString, readText } from '../http/parse';

const readValidationReport = /* @__PURE__ */ readObject((field) => ({
  errorCode: field('ErrorCode', readNumber),
  field: field('Field', readString),
  suggestion: field('FieldValueSuggestion', readOptionalText),
  message: field('Message', readText),
}));

/** A field that would be rejected, with a valid suggestion where there is one. */
export type ValidationReport = ReturnType<typeof readValidationReport>;

/** An empty list means that all fields are valid. */
export const readValidationReports = /* @__PURE__ */ readObject((field) =>
  field('validationReports', orElse(readList(readValidationReport), [])),
);
