import { makeDatabaseTemplate, serveTemplate } from './databaseTemplate';
import { bundlePlatform } from './platformBundle';

/** Makes once for a whole run of Jest what many test files start from; its workers inherit the variables. */
export default async function setupRun(): Promise<void> {
  process.env.DATABASE_TEMPLATE = await makeDatabaseTemplate();
  // The proofs and the contracts run on the embedded one, too.
  if (process.env.TEST_DATABASE === 'PostgreSQL') process.env.SERVED_TEMPLATE = await serveTemplate();
  process.env.PLATFORM_BUNDLE = await bundlePlatform();
}
