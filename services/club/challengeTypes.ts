export const challengeTypes = ['weekly', 'special', 'classic'] as const;
export type ChallengeType = (typeof challengeTypes)[number];
