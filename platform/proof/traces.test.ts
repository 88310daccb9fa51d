import { addJob } from '../db/stores/jobStore';
import { runDueJobs } from '../jobs/runDueJobs';
import { readTracesEndpoint, startTracing, traceparentHeader } from '../support/tracing';
import { onEveryDatabase } from '../testing/databases';
import { killPlatforms, startPlatformProcess } from '../testing/platformProcess';
import { newcomer, seedSample } from '../testing/players';
import { startPlatform } from '../testing/startPlatform';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '../testing/traceCollector';

jest.setTimeout(120_000);

/** The trace and the span of a server that calls. */
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

let collector: TraceCollector;
beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(async () => {
  await killPlatforms();
  await collector.close();
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const partsOf = (whole?: CollectedSpan) => collector.spans.filter(({ parentSpanId }) => parentSpanId === whole?.spanId);

onEveryDatabase((database) => {
  it('sends a request with its statements as part of the trace of its caller, and a job as a trace of its own', async () => {
    const stopTracing = await startTracing('platform', collector.exporter);
    const emails: unknown[] = [];
    const sendEmail = (email: unknown) => Promise.resolve(void emails.push(email));
    const club = await startPlatform({ database: await database.fresh() });
    await seedSample(club);
    const player = await newcomer(club);
    await player.call('/v3/users/me?mail=someone', { headers: { [traceparentHeader]: traceparent } });
    await player.call('/v3/users/me', { ticket: 'none' });
    await addJob(club.platform.db, 'passwordReset', { email: 'no@one.example', nextUrl: '', lang: 'en-US' });
    await runDueJobs({ ...club.platform, sendEmail }, 'passwordReset');
    await club.close();
    await stopTracing();

    const [ofCaller, rejected] = named('GET /v3/users/:id');
    expect(ofCaller).toMatchObject({ server: 'platform', traceId: caller.traceId, parentSpanId: caller.spanId });
    expect(ofCaller?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/v3/users/:id',
      'http.response.status_code': 200,
      'club.transaction_id': expect.stringMatching(/^[\w-]{36}$/) as unknown,
    });
    const [statement] = partsOf(ofCaller);
    expect(statement).toMatchObject({ name: 'SELECT', traceId: caller.traceId });
    expect(statement?.attributes['db.query.text']).toContain('$1');
    expect(rejected?.traceId).not.toBe(caller.traceId);
    expect(partsOf(named('job passwordReset')[0]).map(({ name }) => name)).toContain('SELECT');
    // Looks for jobs are parts of nothing, so they are no spans.
    expect(
      collector.spans.filter(({ attributes, parentSpanId }) => attributes['db.operation.name'] && !parentSpanId),
    ).toEqual([]);
  });
});

it('sends what a process of the platform did before it ended', async () => {
  const platform = await startPlatformProcess({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
  await platform.call('/v3/users/me');
  await platform.stop();
  expect(named('GET /v3/users/:id')).toMatchObject([{ server: 'platform' }]);
});

it('starts and ends without its collector', async () => {
  const platform = await startPlatformProcess({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:1' } });
  expect(await platform.call('/v3/users/me')).toMatchObject({ status: 401 });
  await platform.stop();
  expect(platform.errorOutput()).toBe('');
});

it('rejects an address that cannot be, and sends nothing without one', () => {
  expect(() => readTracesEndpoint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"; set it to an address such as http://collector:4318.',
  );
  expect(readTracesEndpoint({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeUndefined();
});
