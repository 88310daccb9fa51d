/** Time limit of the calls for visitors' pages, in ms, so that prerendering cannot hang (docs/architecture.md). */
export const visitorTimeoutMs = 5_000;
