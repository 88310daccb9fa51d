import type { Account } from '../../../db/stores/accounts/accountStore';
import { givenAccount, givenPlayer, logInAs } from '../../../testing/accounts';
import { startPlatform, type TestPlatform } from '../../../testing/startPlatform';

describe('profiles', () => {
  let platform: TestPlatform;
  let marlo: Account;
  let ines: Account;
  let ticket: string;
  const get = (path: string) => platform.request(path, { ticket });

  beforeAll(async () => {
    platform = await startPlatform();
    ({ account: marlo, ticket } = await givenPlayer(platform));
    ines = await givenAccount(platform, { email: 'ines@tidewrack.example', nameOnPlatform: 'Ines' });
  });
  afterAll(() => platform.close());

  it.each([
    ['a name, whatever its case', () => 'namesOnPlatform=INES', ['Ines']],
    ['one name', () => 'nameOnPlatform=Ines', ['Ines']],
    ['several names, unknown ones left out', () => 'namesOnPlatform=Ines,Nobody,Marlo_Reyes', ['Ines', 'Marlo_Reyes']],
    ['profile ids', () => `profileIds=${marlo.userId},${ines.userId}`, ['Ines', 'Marlo_Reyes']],
    ['a profile id', () => `profileId=${ines.userId}`, ['Ines']],
    ['user ids', () => `userIds=${marlo.userId}`, ['Marlo_Reyes']],
    ['an id on the platform', () => `idOnPlatform=${ines.userId}&platformType=uplay`, ['Ines']],
    ['ids on the platform', () => `idsOnPlatform=${ines.userId},${marlo.userId}`, ['Ines', 'Marlo_Reyes']],
    ['a name that begins with a capital', () => `UserIds=${ines.userId}`, ['Ines']],
    ['an id of another platform', () => `idOnPlatform=${ines.userId}&platformType=psn`, []],
    ['no id at all', () => 'userIds=marlo', []],
  ])('finds players by %s', async (_, query, names) => {
    for (const version of ['v2', 'v3']) {
      const { body } = await get(`/${version}/profiles?${query()}`);
      expect(namesIn(body)).toEqual(names);
    }
  });

  it('rejects a look-up without a key', async () => {
    expect(await get('/v3/profiles')).toMatchObject({ status: 400, body: { errorCode: 1 } });
  });

  it('shows a profile to every caller with a ticket', async () => {
    const expected = {
      profileId: ines.userId,
      userId: ines.userId,
      platformType: 'uplay',
      idOnPlatform: ines.userId,
      nameOnPlatform: 'Ines',
    };
    expect((await get(`/v3/profiles/${ines.userId}`)).body).toEqual(expected);
    expect((await get('/v3/profiles/me')).body).toMatchObject({ nameOnPlatform: 'Marlo_Reyes' });
    expect((await get('/v3/profiles/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await get('/v3/profiles/------------------------------------')).status).toBe(404);
    expect((await platform.request(`/v3/profiles/${ines.userId}`)).status).toBe(401);
  });

  it('validates a new name and then stores it', async () => {
    const { ticket: own } = await givenPlayer(platform, { email: 'kit@far.example', nameOnPlatform: 'Kit_W' });
    const validate = (nameOnPlatform: string) =>
      platform.request('/v3/profiles/me/validateUpdate', { method: 'POST', ticket: own, body: { nameOnPlatform } });
    const put = (nameOnPlatform: string) =>
      platform.request('/v3/profiles/me', { method: 'PUT', ticket: own, body: { nameOnPlatform } });
    const taken = {
      validationReports: [{ ErrorCode: 1013, Field: 'nameOnPlatform', FieldValueSuggestion: 'inesAtSea' }],
    };

    expect((await validate('ines')).body).toMatchObject(taken);
    expect(await put('ines')).toMatchObject({ status: 400, body: taken });
    expect((await validate('kit_w')).body).toEqual({ validationReports: [] });
    expect(await put('kit_w')).toMatchObject({ status: 200, body: { nameOnPlatform: 'kit_w' } });
  });

  it('rejects renaming another player', async () => {
    const response = await platform.request(`/v3/profiles/${ines.userId}`, {
      method: 'PUT',
      ticket,
      body: { nameOnPlatform: 'Mine' },
    });
    expect(response.status).toBe(403);
  });

  it('renames once in 30 days, and tells when the next time is', async () => {
    const { ticket: own } = await givenPlayer(platform, { email: 'noor@orrery.example', nameOnPlatform: 'Noor_B' });
    const put = (nameOnPlatform: string) =>
      platform.request('/v3/profiles/me', { method: 'PUT', ticket: own, body: { nameOnPlatform } });
    const nextRename = async () => (await platform.request('/v3/users/me?fields=nextRenameDate', { ticket: own })).body;

    expect((await put('Noor_B')).status).toBe(200);
    expect(await nextRename()).toEqual({ nextRenameDate: null });
    expect((await put('Noor_Vega')).status).toBe(200);
    expect(await nextRename()).toEqual({ nextRenameDate: expect.any(String) as unknown });
    expect(await put('Noor_Rigel')).toMatchObject({
      status: 400,
      body: { validationReports: [{ ErrorCode: 2018, Field: 'nameOnPlatform' }] },
    });

    platform.clock.advance(30 * 24 * 60 * 60 * 1000);
    const { ticket: next } = await logInAs(platform, { email: 'noor@orrery.example' });
    const later = await platform.request('/v3/profiles/me', {
      method: 'PUT',
      ticket: next,
      body: { nameOnPlatform: 'Noor_Rigel' },
    });
    expect(later.status).toBe(200);
  });
});

function namesIn(body: unknown): string[] {
  return [...JSON.stringify(body).matchAll(/"nameOnPlatform":"([^"]+)"/g)].map(([, name]) => name ?? '').sort();
}
