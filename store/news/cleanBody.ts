import sanitizeHtml from 'sanitize-html';

/**
 * Paragraphs, headings, lists, emphasis, quotes and links remain. For the server only, because the library is large.
 */
export const cleanBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  }).trim();
