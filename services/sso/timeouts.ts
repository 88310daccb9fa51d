/** In ms (spec 9, Timeouts). */
export const signOnTimeouts = { ticket: 5_000, initialisation: 5_000, logout: 5_000, userData: 10_000 } as const;
