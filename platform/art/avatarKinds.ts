/** Who an avatar may be. The order is kept: ids are dealt a kind by it. */
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
