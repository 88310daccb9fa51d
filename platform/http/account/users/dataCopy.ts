import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { copyData, type CopiedPage } from '../../../db/stores/accounts/dataCopyStore';
import type { ServiceContext } from '../../../serviceContext';
import { checkPassword } from '../../../useCases/accounts/confirmByPassword';
import { countAttempts } from '../../../useCases/countAttempts';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { timestamp, wireDate } from '../../kernel/wireTypes';
import { passwordField } from './accountCare';

/** A copy of a player's data; this platform's own operation (docs/contracts/accounts.md, Copy of the data). */
export const dataCopy = (services: ServiceContext) => [
  playerOperation('POST', `/v3/users/${idInPath}/dataCopies`, {
    id: 'copyData',
    summary: 'Everything that the platform has of the player, without secrets.',
    description: 'Five copies an hour. The response is sent in parts.',
    errors: ['wrongPassword', 'tooManyCalls'],
    body: z.object({ password: passwordField }),
    response: z.object({
      copyDate: timestamp,
      data: z
        .record(z.string(), z.array(z.record(z.string(), z.unknown())))
        .describe('Lists by their names: `account`, `ledger`, `claims` and so on.'),
    }),
    handle: async ({ caller, body, now }) => {
      const { userId } = await checkPassword(services, { ...caller, ...body });
      await countAttempts(services, { kind: 'dataCopy', subject: userId });
      return new Response(streamOf(textOf(wireDate(now), copyData(services.db, userId))), {
        headers: { 'Content-Type': 'application/json' },
      });
    },
  }),
];

/** Between two pages, other calls have the database. */
const pauseMs = 10;

async function* textOf(copyDate: string, pages: AsyncIterable<CopiedPage>): AsyncGenerator<string, undefined> {
  yield `{"copyDate":${JSON.stringify(copyDate)},"data":{`;
  let open: string | undefined;
  for await (const { list, rows } of pages) {
    const texts = rows.map((row) => JSON.stringify(row)).join();
    if (list === open) yield texts && `,${texts}`;
    else yield `${open === undefined ? '' : '],'}${JSON.stringify(list)}:[${texts}`;
    open = list;
    if (rows.length > 0) await setTimeout(pauseMs);
  }
  yield ']}}';
  return undefined;
}

/** A stream that reads on only where its receiver takes what it has. */
function streamOf(texts: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
