import { z } from 'zod';
import type { Call } from './client';

export const website = '/clubwip/v1/profiles/me/club/website';
export const consolePages = '/v1/profiles/me/club/console';

const profile = z.object({
  username: z.string(),
  units: z.number(),
  xp: z.number(),
  currentLevel: z.object({ levelNumber: z.number() }),
});

/** The challenges of a game, as the platform tells them to a game. */
export const challengesBody = z.object({
  challenges: z.array(
    z.object({
      challengeId: z.string(),
      type: z.string(),
      community: z.object({}).nullish(),
      name: z.string(),
      status: z.string(),
      event: z.string(),
      unitName: z.string(),
      progress: z.number(),
      target: z.number(),
      reward: z.object({ units: z.number() }),
    }),
  ),
});
const action = z.object({ id: z.string(), name: z.string(), isCompleted: z.boolean(), units: z.number() });
const stat = z.object({ displayName: z.string(), format: z.string(), value: z.number(), unit: z.string().nullable() });

export type Progress = Awaited<ReturnType<typeof readProgress>>;

/** A player's progress in a game: everything that playing may change. */
export async function readProgress(call: Call, authorization: string, spaceId: string) {
  const query = `?spaceId=${spaceId}`;
  const read = <T>(path: string, schema: z.ZodType<T>) => call(path, schema, { authorization });
  const { challenges } = await read(`${consolePages}/challenges/details${query}`, challengesBody);
  const actions = await read(`${consolePages}/actions/details${query}`, z.object({ actions: z.array(action) }));
  const stats = await read(`${consolePages}/stats/details${query}`, z.object({ Statscards: z.array(stat) }));
  return {
    profile: await read(`${website}/playerprofile`, profile),
    challenges,
    actions: actions.actions,
    stats: stats.Statscards,
  };
}

/** The differences between two progresses, a sentence each. */
export function describeChanges(before: Progress, after: Progress): string[] {
  return [
    ...challengeChanges(before, after),
    ...actionChanges(before, after),
    ...statChanges(before, after),
    ...profileChanges(before, after),
  ];
}

function challengeChanges(before: Progress, after: Progress): string[] {
  return after.challenges.flatMap((now) => {
    const was = before.challenges.find((row) => row.challengeId === now.challengeId);
    if (!was || was.progress === now.progress) return [];
    const done = now.status === 'completed' ? `, completed: bank ${now.reward.units} Units` : '';
    return [`${now.name} (${now.type}): ${was.progress} -> ${now.progress} of ${now.target} ${now.unitName}${done}`];
  });
}

function actionChanges(before: Progress, after: Progress): string[] {
  return after.actions
    .filter((now) => now.isCompleted && !before.actions.find((row) => row.id === now.id)?.isCompleted)
    .map((now) => `${now.name} (action): done, +${now.units} Units`);
}

function statChanges(before: Progress, after: Progress): string[] {
  return after.stats.flatMap((now, index) => {
    const was = before.stats[index];
    return was && was.value !== now.value ? [`${now.displayName} (stat): ${show(was)} -> ${show(now)}`] : [];
  });
}

function profileChanges({ profile: was }: Progress, { profile: now }: Progress): string[] {
  const units = was.units === now.units ? [] : [`Units: ${was.units} -> ${now.units}`];
  const level =
    was.currentLevel.levelNumber === now.currentLevel.levelNumber ? '' : `, level ${now.currentLevel.levelNumber}`;
  return was.xp === now.xp ? units : [...units, `XP: ${was.xp} -> ${now.xp}${level}`];
}

const show = ({ format, value, unit }: Progress['stats'][number]) =>
  format === 'LongTimespan' ? `${(value / 3600).toFixed(1)} h` : `${value}${unit ? ` ${unit}` : ''}`;
