import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { ids } from '../../platform/content/ids';
import { r6api, r6apiJs, trackmaniaApiNode } from './support/clients/clients';
import { runClient, type ClientRun, type ClientTask } from './support/clients/runClient';
import { startPlatformProcess, type PlatformProcess } from '../../platform/testing/platformProcess';

/**
 * Clients that others wrote and published for the publisher's services, taken as they are. They believe that they talk
 * to the publisher; what they find out has to be what the platform knows of its demo players.
 */
describe('published clients', () => {
  const northwind = ids.player('northwind');
  const tamsin = ids.player('tamsin');
  const task: ClientTask = {
    email: 'northwind@meridian.example',
    password: 'meridian-demo',
    profileId: northwind,
    friendId: tamsin,
  };
  const services = 'public-ubiservices.ubi.com';

  let platform: PlatformProcess;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clients-'));
    platform = await startPlatformProcess();
  }, 60_000);
  afterAll(async () => {
    await platform.stop();
    await rm(folder, { recursive: true });
  }, 20_000);

  describe('r6api.js', () => {
    let run: ClientRun<z.infer<typeof r6apiJs.found>>;
    beforeAll(async () => {
      run = await runClient(r6apiJs, task, { platform, folder });
    }, 30_000);

    it('opens a session with a password', () => {
      expect(run.calls[0]).toBe(`POST ${services}/v3/profiles/sessions 200`);
      expect(run.found.session).toMatchObject({ userId: northwind, nameOnPlatform: 'Northwind' });
    });

    it('finds players by name and by every kind of id', () => {
      const asNorthwind = { id: northwind, userId: northwind, username: 'Northwind', platform: 'uplay' };
      const asTamsin = { id: tamsin, userId: tamsin, username: 'Tamsin', platform: 'uplay' };

      expect(run.found).toMatchObject({
        byName: [asNorthwind],
        byProfileId: [asNorthwind, asTamsin],
        byUserId: [asTamsin],
        byIdOnPlatform: [asTamsin],
      });
    });

    it('tells what a player has played, and looks the applications up', () => {
      const [{ id, applications } = { id: '', applications: [] }] = run.found.played;
      const farMeridian = { id: ids.application('far-meridian', 'PC'), name: 'far-meridian-pc', platform: 'PC' };

      expect(id).toBe(northwind);
      expect(applications).toContainEqual(expect.objectContaining(farMeridian));
      expect(run.calls).toContain(`GET ${services}/v1/applications 200`);
    });

    it('sees who is online and what they play', () => {
      expect(run.found.statuses).toMatchObject([
        { userId: northwind, status: 'online', applications: [{ name: 'far-meridian-pc', profileId: northwind }] },
        { userId: tamsin, status: 'online', applications: [{ name: 'redline-coast-pc', profileId: tamsin }] },
      ]);
    });

    it("makes a call of the club's own with its ticket", () => {
      expect(run.calls).toContain(`GET ${services}/v1/profiles/me/club/aggregation/website/newbalance 200`);
      expect(run.found.balance).toEqual({ units: 1240 });
    });

    it('keeps its ticket in a file, and goes on with it', async () => {
      const again = await runClient(r6apiJs, task, { platform, folder });

      expect(again.calls).toEqual(run.calls.slice(1));
      expect(again.found.session).toEqual(run.found.session);
    }, 30_000);

    it('hears why a wrong password opens nothing', async () => {
      const emptyFolder = await mkdtemp(join(folder, 'stranger-'));
      const attempt = runClient(r6apiJs, { ...task, password: 'Not-it-either-1' }, { platform, folder: emptyFolder });

      await expect(attempt).rejects.toThrow('401 Invalid credentials');
    }, 30_000);
  });

  it('r6api logs in and looks players up by name and by id', async () => {
    const { found, calls } = await runClient(r6api, task, { platform, folder });

    expect(found).toMatchObject({
      byName: [{ id: northwind, userId: northwind, name: 'Northwind' }],
      byId: [{ id: tamsin, userId: tamsin, name: 'Tamsin' }],
    });
    expect(calls).toEqual([
      'POST connect.ubi.com/ubiservices/v2/profiles/sessions 200',
      `GET ${services}/v2/profiles 200`,
      `GET ${services}/v2/profiles 200`,
    ]);
  }, 30_000);

  it('trackmania-api-node opens a session with an empty body, and its ticket is good', async () => {
    const { found, calls } = await runClient(trackmaniaApiNode, task, { platform, folder });

    expect(found).toMatchObject({
      session: { userId: northwind, nameOnPlatform: 'Northwind', rememberMeTicket: null },
      byId: { profiles: [{ profileId: tamsin, nameOnPlatform: 'Tamsin' }] },
    });
    expect(calls).toEqual([`POST ${services}/v3/profiles/sessions 200`, `GET ${services}/v3/profiles 200`]);
  }, 30_000);
});
