import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Connection } from '../db/connect';
import { allLedgerViolations } from '../testing/allLedgerViolations';
import { systemClock } from '../support/clock';
import type { TestClient, TestResponse } from '../testing/client';
import { onEveryDatabase, onPostgres, type TestDatabase } from '../testing/databases';
import { killPlatforms, startPlatformProcess } from '../testing/platformProcess';
import { startPlatform } from '../testing/startPlatform';
import {
  bank,
  charm,
  claim,
  classicPays,
  complete,
  countAnswers,
  join,
  openSample,
  unitsOf,
  type Member,
} from './testing/club';

jest.setTimeout(120_000);
afterAll(killPlatforms);

/** What is proved of: a database to set things up in, and the platforms in front of it. */
interface Served {
  connection: Connection;
  calls: TestClient[];
  close: () => Promise<void>;
}

/** The platform in this process, on a real port. */
async function oneProcess(database: TestDatabase): Promise<Served> {
  const place = await database.fresh();
  await (await openSample(place)).close();
  const club = await startPlatform({ database: place, clock: systemClock });
  const { call, close } = await club.listenOnPort();
  const { connection } = club;
  const closeBoth = async () => {
    await close();
    await club.close();
  };
  return { connection, calls: [call], close: closeBoth };
}

/** Two platform processes behind one public address, called alternately. */
async function twoProcesses(database: TestDatabase): Promise<Served> {
  const place = await database.fresh();
  const connection = await openSample(place);
  const options = { database: place, variables: { SERVICES_URL: 'https://services.club.example' } };
  const platforms = await Promise.all([startPlatformProcess(options), startPlatformProcess(options)]);
  const close = async () => {
    await Promise.all(platforms.map((each) => each.stop()));
    await connection.close();
  };
  return { connection, calls: platforms.map((each) => each.call), close };
}

onEveryDatabase((database) => describe('by one platform', () => provesConcurrency(() => oneProcess(database))));
onPostgres((database) => describe('by two platforms at once', () => provesConcurrency(() => twoProcesses(database))));

function provesConcurrency(serve: () => Promise<Served>) {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterEach(async () => expect(await allLedgerViolations(served.connection.db)).toEqual([]));
  afterAll(() => served.close());

  /** Sends everything in the same breath, to the platforms in turn. */
  const atOnce = (times: number, send: (call: TestClient, index: number) => Promise<TestResponse>) =>
    Promise.all(Array.from({ length: times }, (_, index) => send(callOf(index), index)));
  const callOf = (index: number) => {
    const call = served.calls[index % served.calls.length];
    if (!call) throw new Error('No platform runs.');
    return call;
  };

  it('given Units for ten, 200 claims at once are ten', async () => {
    const member = await join(served.connection, 10 * charm.units + 29);
    const responses = await atOnce(200, (call) => claimPatiently(call, member));
    expect(countAnswers(responses)).toEqual({ '200': 10, '409 code 2001': 190 });
    const balances = responses.filter(({ status }) => status === 200).map(balanceIn);
    expect(balances.sort((a, b) => b - a)).toEqual([299, 269, 239, 209, 179, 149, 119, 89, 59, 29]);
    expect(await unitsOf(callOf(1), member)).toBe(29);
  });

  it('given a completed challenge, 50 banks at once pay once', async () => {
    const member = await join(served.connection, 5);
    await complete(callOf(0), member);
    const responses = await atOnce(50, (call) => bank(call, member));
    expect(countAnswers(responses)).toEqual({ '200': 1, '409 code 2005': 49 });
    expect(await unitsOf(callOf(1), member)).toBe(5 + classicPays);
  });

  it('given one Idempotency-Key, 50 claims at once pay once and get the same response', async () => {
    const member = await join(served.connection, 300);
    const key = randomUUID();
    const responses = await atOnce(50, (call) => claim(call, member, key));
    expect(countAnswers(responses)).toEqual({ '200': 50 });
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await unitsOf(callOf(1), member)).toBe(300 - charm.units);
  });

  it('given twenty players, what they do at once comes out right for each', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => join(served.connection, 100)));
    const responses = await Promise.all(
      members.flatMap((member, index) => [
        complete(callOf(index), member),
        ...Array.from({ length: 5 }, (_, each) => claimPatiently(callOf(index + each), member)),
      ]),
    );
    expect(countAnswers(responses)).toEqual({ '200': 20 + 60, '409 code 2001': 40 });
    for (const member of members) expect(await unitsOf(callOf(0), member)).toBe(10);
  });

  it('given a friend request, a block, an acceptance and a request back at once leave no friendship', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await join(served.connection, 0), await join(served.connection, 0)];
      const friends = '/v3/profiles/me/friends';
      const request = (from: Member, pid: string) => ({
        method: 'POST' as const,
        ticket: from.ticket,
        body: { pid },
      });
      await callOf(0)(`${friends}/requests`, request(one, other.profileId));
      const responses = await Promise.all([
        callOf(0)('/v3/profiles/me/blocks', request(one, other.profileId)),
        callOf(1)(`${friends}/requests/${one.profileId}`, { method: 'PUT', ticket: other.ticket }),
        callOf(0)(`${friends}/requests`, request(other, one.profileId)),
      ]);
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      for (const { ticket } of [one, other])
        expect((await callOf(0)(friends, { ticket })).body).toEqual({ friends: [] });
      expect((await callOf(0)(`${friends}/requests`, { ticket: one.ticket })).body).toEqual({ requests: [] });
    }
  });
}

const balanceIn = ({ body }: TestResponse) => z.object({ unitBalance: z.number() }).parse(body).unitBalance;

/** A claim as the site makes it: where a busy machine let it wait too long, it is sent again under its key. */
async function claimPatiently(call: TestClient, member: Member): Promise<TestResponse> {
  const key = randomUUID();
  let response = await claim(call, member, key);
  for (let tries = 1; response.status >= 500 && tries < 5; tries += 1) response = await claim(call, member, key);
  return response;
}
