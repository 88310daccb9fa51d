/** A GUID in a path; anything else is an unknown path. */
export const guidPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** A profile or user in a path: `me` or a GUID. */
// The group is needed because the router adds its own anchors.
export const idInPath = `:id{(?:me|${guidPattern})}` as const;
