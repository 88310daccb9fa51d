/** The kinds of avatars. The order matters: an id is assigned a kind by its position. */
export const avatarKinds = [
  'fox',
  'owl',
  'pilot',
  'hood',
  'diver',
  'crown',
  'robot',
  'wolf',
  'helm',
  'moth',
  'cat',
  'captain',
] as const;

export type AvatarKind = (typeof avatarKinds)[number];

export const isAvatarKind = (name: string): name is AvatarKind => avatarKinds.some((kind) => kind === name);
