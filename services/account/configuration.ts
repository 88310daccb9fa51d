import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

export const readConfiguration = read.inField(
  'configuration',
  read.object({
    sdkConfig: read.object({
      timeoutSec: read.number,
      httpRetry: read.object({ maxCount: read.number, initialDelayMsec: read.number }),
    }),
  }),
);

export const getConfiguration = defineEndpoint('account.getConfiguration', 'GET', {
  path: ({ appId }: { appId: string }) => path`/v1/applications/${appId}/configuration`,
  auth: 'none',
  parse: readConfiguration,
});
