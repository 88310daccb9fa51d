import { makeDatabaseTemplate } from './databaseTemplate';
import { bundlePlatform } from './platformBundle';

/** Makes once for a whole run of Jest what many test files start from; its workers inherit the variables. */
export default async function setupRun(): Promise<void> {
  process.env.DATABASE_TEMPLATE = await makeDatabaseTemplate();
  process.env.PLATFORM_BUNDLE = await bundlePlatform();
}
