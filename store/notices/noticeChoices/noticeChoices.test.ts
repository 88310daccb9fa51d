import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import type { NoticeSettings } from '../../../services/club/notices';
import { wireNoticeSettings } from '../../../services/testing/wireResponses';
import type { PlayerState } from '../../rootReducer';
import { testServicesUrl } from '../../support/testing/createTestStore';
import { createSignedInStore, stateWhere } from '../../support/testing/signedInStore';
import { settingsWith, type NoticeChange } from './rules';
import { noticeChange, noticeSettings } from './tasks';

const path = `${testServicesUrl}/v1/profiles/me/club/notices/choices`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const change = z.object({
  choices: z.array(z.object({ kind: z.literal('refund'), channel: z.enum(['club', 'email']), isChosen: z.boolean() })),
  quietHours: z.object({ isOn: z.boolean(), from: z.number(), until: z.number(), timeZone: z.string() }).optional(),
});

/** Services that keep the choices; `sent` are the changes that they received. */
function given(status = 200) {
  const sent: NoticeChange[] = [];
  let settings: NoticeSettings = wireNoticeSettings();
  server.use(
    http.get(path, () => HttpResponse.json(settings)),
    http.put(path, async ({ request }) => {
      const received = change.parse(await request.json());
      sent.push(received);
      await delay(20);
      if (status === 200) settings = settingsWith(settings, received);
      return HttpResponse.json(status === 200 ? settings : { message: 'No' }, { status });
    }),
  );
  return { ...createSignedInStore(), sent };
}
const refund = (channel: 'club' | 'email', isChosen: boolean) => ({ kind: 'refund' as const, channel, isChosen });
const hasRefund = (state: PlayerState, channel: string) =>
  shown(state)?.choices.find((each) => each.kind === 'refund' && each.channel === channel)?.isChosen;
const isSettled = (state: PlayerState) => state.noticeChange.outcome !== null;
const shown = (state: PlayerState) =>
  state.noticeSettings.data && settingsWith(state.noticeSettings.data, state.noticeChange.pending);

async function load(status?: number) {
  const made = given(status);
  made.store.dispatch(noticeSettings.requested(null));
  await stateWhere(made.store, (state) => state.noticeSettings.status === 'loaded');
  return made;
}

it.each([
  ['is kept where the services note it', 200, 'saved'],
  ['is taken back where they do not', 400, 'failed'],
] as const)('a choice shows at once and %s', async (_case, status, outcome) => {
  const { store } = await load(status);
  store.dispatch(noticeChange.chosen({ choices: [refund('email', false)] }));
  expect(hasRefund(store.getState(), 'email')).toBe(false);
  const state = await stateWhere(store, isSettled);
  expect(state.noticeChange.outcome).toBe(outcome);
  expect(hasRefund(state, 'email')).toBe(outcome === 'failed');
});

it('changes that follow each other fast are all kept, in as few calls as possible', async () => {
  const { store, sent } = await load();
  const quietHours = { isOn: true, from: 23, until: 7, timeZone: 'Asia/Tokyo' };
  store.dispatch(noticeChange.chosen({ choices: [refund('email', false)] }));
  store.dispatch(noticeChange.chosen({ choices: [refund('club', false)] }));
  store.dispatch(noticeChange.chosen({ choices: [refund('email', true)], quietHours }));
  const state = await stateWhere(store, isSettled);
  expect(sent).toHaveLength(2);
  expect([hasRefund(state, 'email'), hasRefund(state, 'club')]).toEqual([true, false]);
  expect(shown(state)?.quietHours).toEqual(quietHours);
});
