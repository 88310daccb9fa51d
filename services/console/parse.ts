import { readAction, readChallenge } from '../club/parse';
import { orElse, orNull, readLink, readList, readNumber, readObject, readString } from '../http/parse';
import type { ActionsDetails, ActivatedChallenges, PlayerCard } from './types';

export const readActionsDetails = readObject<ActionsDetails>((field) => ({
  actions: field('actions', readList(readAction)),
  groups: field(
    'groups',
    orElse(readList(readObject((group) => ({ id: group('id', readString), name: group('name', readString) }))), []),
  ),
}));

export const readActivatedChallenges = readObject<ActivatedChallenges>((field) => ({
  challenges: field('challenges', readList(readChallenge)),
  activated: field('activated', readNumber),
}));

export const readPlayerCard = readObject<PlayerCard>((field) => ({
  profileId: field('profileId', readString),
  username: field('username', readString),
  avatar: field('avatar', orNull(readLink)),
  level: field('level', readNumber),
  xp: field('xp', readNumber),
  units: field('units', readNumber),
  badges: field('badges', orElse(readList(readString), [])),
}));
