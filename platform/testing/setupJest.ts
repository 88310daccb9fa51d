// Opening a database in memory takes two seconds, more on a busy machine.
jest.setTimeout(30_000);
