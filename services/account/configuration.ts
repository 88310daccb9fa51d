import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

const readSwitchNames: read.Reader<string[]> = read.mapped(read.orElse(read.list(read.anything), []), (switches) =>
  switches.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return read.isRecord(item) && typeof item.name === 'string' && item.value !== false ? [item.name] : [];
  }),
);

export const readConfiguration = read.inField(
  'configuration',
  read.object({
    sdkConfig: read.object({
      timeoutSec: read.number,
      keepAliveTimeoutMin: read.number,
      httpRetry: read.object({ maxCount: read.number, initialDelayMsec: read.number }),
    }),
    featuresSwitches: readSwitchNames,
  }),
);

export const getConfiguration = defineEndpoint('account.getConfiguration', 'GET', {
  path: ({ appId }: { appId: string }) => path`/v1/applications/${appId}/configuration`,
  auth: 'none',
  parse: readConfiguration,
});
