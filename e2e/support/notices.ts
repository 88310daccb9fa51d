import { z } from 'zod';
import type { NoticeChoice, NoticeKind, QuietHours } from '../../services/club/notices';
import { fetchFromPlatform } from './platform';
import type { Player } from './players';

const path = '/v1/profiles/me/club/notices/choices';

const settings = z.object({
  choices: z.array(z.object({ kind: z.string(), channel: z.string(), isChosen: z.boolean() })),
});

/** Sets a player's quiet hours, without the site: what is e-mailed must not depend on when the tests run. */
export const setQuietHours = ({ ticket }: Player, quietHours: QuietHours) =>
  fetchFromPlatform(path, settings, { method: 'PUT', ticket, body: { choices: [], quietHours } });

/** Whether a player gets a kind of notice through a channel. */
export const isNoticeChosen = async ({ ticket }: Player, kind: NoticeKind, channel: NoticeChoice['channel']) =>
  (await fetchFromPlatform(path, settings, { ticket })).choices.some(
    (choice) => choice.kind === kind && choice.channel === channel && choice.isChosen,
  );
