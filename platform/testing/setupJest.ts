// Opening a database in memory takes two seconds, and several times that on a busy machine.
jest.setTimeout(30_000);
