import sanitizeHtml from 'sanitize-html';

/**
 * An article's body with nothing in it but what articles are made of: paragraphs, headings, lists, emphasis, quotes and
 * links to other pages. For the server only: the library that does it is large.
 */
export const cleanBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  }).trim();
