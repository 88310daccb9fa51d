const hex = '[0-9A-Fa-f]';
const next = `%[89ABab]${hex}`;

/** The percent-encoded UTF-8 of every character but NUL, by the number of bytes (RFC 3629, section 4). */
const encodedCharacters = [
  `%(?:0[1-9A-Fa-f]|[1-7]${hex})`,
  `%(?:[Cc][2-9A-Fa-f]|[Dd]${hex})${next}`,
  `%[Ee](?:0%[ABab]${hex}|[1-9A-Ca-cE-Fe-f]${next}|[Dd]%[89]${hex})${next}`,
  `%[Ff](?:0%[9ABab]${hex}|[1-3]${next}|4%8${hex})${next}${next}`,
];

/** A segment of one or two dots, or the address of such a page's data. */
const dotSegment = '(?:.*/)?\\.\\.?(?:\\.json)?(?:/.*)?$';

/**
 * Matches paths that no page can have: with a percent sign that encodes no character, NUL, or a segment of dots. Next would
 * answer them with 500 where a page has parameters.
 */
export const malformedPath = new RegExp(`^/(?:(?!(?:[^%]|${encodedCharacters.join('|')})*$)|${dotSegment})`);
