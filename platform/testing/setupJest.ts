import { enableFastHashes } from '../support/passwordHash';

// On a busy machine, opening a database takes several seconds.
jest.setTimeout(30_000);
enableFastHashes();
