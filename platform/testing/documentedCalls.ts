import { operationsOf } from '../app';
import { documentCalls, type DocumentedCall } from '../http/documents/documentCalls';
import { newcomer, seedSample, type TestPlayer } from './players';
import { startPlatform, type TestPlatform, type TestSettings } from './startPlatform';

/** Starts a platform with the sample content, a new player, and every documented call. */
export async function startWithCalls(settings: TestSettings = {}): Promise<{
  club: TestPlatform;
  player: TestPlayer;
  calls: readonly DocumentedCall[];
}> {
  const club = await startPlatform({ now: '2026-11-21T18:00:00Z', ...settings });
  await seedSample(club);
  const player = await newcomer(club);
  const { calls } = documentCalls(operationsOf(club.platform), club.platform.baseUrl);
  return { club, player, calls };
}
