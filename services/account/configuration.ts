import { defineEndpoint, path } from '../http/endpoint';
import { isRecord, mapped, orElse, readAnything, type Reader, readList, readNumber, readObject } from '../http/parse';

export interface ApplicationConfiguration {
  /** Time limits and retries for clients. */
  sdkConfig: {
    timeoutSec: number;
    keepAliveTimeoutMin: number;
    httpRetry: { maxCount: number; initialDelayMsec: number };
  };
  featuresSwitches: string[];
}

/** The names of the enabled switches. A switch is a name, or an object with a name and an optional value. */
const readSwitchNames: Reader<string[]> = mapped(orElse(readList(readAnything), []), (switches) =>
  switches.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return isRecord(item) && typeof item.name === 'string' && item.value !== false ? [item.name] : [];
  }),
);

export const readConfiguration = readObject((field) =>
  field(
    'configuration',
    readObject<ApplicationConfiguration>((configuration) => ({
      sdkConfig: configuration(
        'sdkConfig',
        readObject((sdk) => ({
          timeoutSec: sdk('timeoutSec', readNumber),
          keepAliveTimeoutMin: sdk('keepAliveTimeoutMin', readNumber),
          httpRetry: sdk(
            'httpRetry',
            readObject((retry) => ({
              maxCount: retry('maxCount', readNumber),
              initialDelayMsec: retry('initialDelayMsec', readNumber),
            })),
          ),
        })),
      ),
      featuresSwitches: configuration('featuresSwitches', readSwitchNames),
    })),
  ),
);

export const getConfiguration = defineEndpoint<{ appId: string }, ApplicationConfiguration>({
  name: 'account.getConfiguration',
  method: 'GET',
  path: ({ appId }) => path`/v1/applications/${appId}/configuration`,
  auth: 'none',
  parse: readConfiguration,
});
