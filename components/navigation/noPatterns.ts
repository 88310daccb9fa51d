/**
 * In browsers, in place of the parser of Next's patterns. Its router brings the parser along, and needs it for rewrites alone
 * (deploy/site/rewriteRequests.ts).
 */
export {};
