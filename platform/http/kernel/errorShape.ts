import { z } from 'zod';
import { timestamp } from './schemas';

/** The body of every refusal (wire, Errors). */
export const errorShape = z
  .object({
    message: z.string(),
    errorCode: z.int().describe('What went wrong; the table of errors lists them.'),
    httpCode: z.int().describe('The status of the reply.'),
    errorContext: z.string(),
    moreInfo: z
      .string()
      .describe('What would mend it, where that can be told: the field that is wrong, how much is short.'),
    transactionTime: timestamp,
    transactionId: z.guid().describe('Names this exchange; support asks for it.'),
    environment: z.string(),
  })
  .meta({ id: 'Error' });
