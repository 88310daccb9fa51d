/** A profile or user in a path: `me` or a GUID; anything else is an unknown path. */
// The group keeps the alternatives together where the router puts its own anchors around them.
export const idInPath = ':id{(?:me|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})}';
