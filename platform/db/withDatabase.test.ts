import { createServer } from 'node:http';
import { listen, stop } from '../support/ports';
import { withDatabase } from './withDatabase';

const noWork = () => Promise.reject(new Error('It began.'));

it('reports that the platform has to stop while its port is in use', async () => {
  const platform = createServer();
  const port = await listen(platform, 0);
  const settings = { database: { folder: '.' }, port };
  await expect(withDatabase(settings, noWork)).rejects.toThrow(
    `Port ${port} is in use: stop the platform first, because its database is only for one process.`,
  );
  await stop(platform);
});

it('creates no database in a missing folder', async () => {
  const settings = { database: { folder: '/nowhere/at/all' }, port: 0 };
  await expect(withDatabase(settings, noWork)).rejects.toThrow('There is no database in the folder /nowhere/at/all');
});
