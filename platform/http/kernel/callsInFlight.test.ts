import { Hono } from 'hono';
import { callsInFlight } from './callsInFlight';
import { errorTable } from '../../useCases/errorTable';
import { PlatformError } from './errors';
import type { HonoEnv } from './honoEnv';
import { sendJsonText } from './sendJson';

/** An application whose calls stay open until they are answered. */
function openCalls() {
  const app = new Hono<HonoEnv>();
  const open: { ticket: string; answer: () => void }[] = [];
  app.use(callsInFlight({ proxyHops: 1 }).calls);
  app.get('/health', (c) => c.json({}));
  app.get('/v1/long', (c) => sendJsonText(c, 'x'.repeat(11_000_000)));
  app.on('GET', ['/v1/slow', '/sso/widget'], async (c) => {
    const ticket = c.req.header('authorization') ?? '';
    await new Promise<void>((resolve) => open.push({ ticket, answer: resolve }));
    return c.json({});
  });
  app.onError((error, c) => {
    if (!(error instanceof PlatformError)) throw error;
    return c.json({}, errorTable[error.reason].httpCode, error.details.headers);
  });
  const call = async (ticket: string, address = ticket) =>
    app.request('/v1/slow', { headers: { authorization: ticket, 'x-forwarded-for': address } });
  const visit = async (path: string, address: string) => app.request(path, { headers: { 'x-forwarded-for': address } });
  const read = async (ticket: string) => app.request('/v1/long', { headers: { authorization: ticket } });
  const callTimes = (times: number, ticket: string, address?: string) =>
    Array.from({ length: times }, () => call(ticket, address));
  const answerAll = async () => {
    for (let one = open.shift(); one; one = open.shift()) {
      one.answer();
      await settle();
    }
  };
  return {
    call,
    read,
    visit,
    callTimes,
    answerAll,
    openOf: (ticket: string) => open.filter((one) => one.ticket === ticket).length,
  };
}

/** A turn of the event loop in which waiting calls get their turn, and one in which they start. */
async function settle() {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it('answers another player at once while one player’s 60 calls wait for each other', async () => {
  const { callTimes, call, answerAll, openOf } = openCalls();
  const greedy = callTimes(60, 'greedy');
  const other = call('other');
  await settle();

  expect([openOf('greedy'), openOf('other')]).toEqual([4, 1]);

  await answerAll();
  expect((await other).status).toBe(200);
  expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array(60).fill(200));
});

it('answers 429 with Retry-After when too many calls of one ticket wait, and serves it again afterwards', async () => {
  const { callTimes, call, answerAll } = openCalls();
  const waiting = callTimes(260, 'greedy');

  const rejected = await call('greedy');

  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '1']);
  await answerAll();
  await Promise.all(waiting);
  const later = call('greedy');
  await settle();
  await answerAll();
  expect((await later).status).toBe(200);
});

it('shares the turns of one address among all its tickets', async () => {
  const { callTimes, answerAll, openOf } = openCalls();
  const tickets = Array.from({ length: 20 }, (_, number) => `ticket ${number}`);
  const calls = tickets.flatMap((ticket) => callTimes(4, ticket, '198.51.100.7'));
  await settle();

  expect(tickets.reduce((total, ticket) => total + openOf(ticket), 0)).toBe(8);

  await answerAll();
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
});

it('shares the turns of one address among its pages of the sign-on too, and checks of health wait for none', async () => {
  const { visit, answerAll, openOf } = openCalls();
  const pages = Array.from({ length: 200 }, () => visit('/sso/widget', '198.51.100.7'));
  await settle();

  expect(openOf('')).toBe(8);
  expect((await visit('/health', '198.51.100.7')).status).toBe(200);

  await answerAll();
  expect((await Promise.all(pages)).every(({ status }) => status === 200)).toBe(true);
});

it('lets a ticket that receives more than a player looks at wait, and no other one', async () => {
  const { read } = openCalls();
  await read('greedy');
  await read('greedy');
  const third = read('greedy').then(() => 'greedy');
  expect(await Promise.race([third, read('player').then(() => 'player')])).toBe('player');
  await third;
});
