import { defineEndpoint } from '../http/endpoint';
import * as read from '../http/parse';
import { website } from './website';

export const readLot = read.object({
  units: read.number,
  expiresAt: read.instant,
});

export type UnitsLot = ReturnType<typeof readLot>;

/** An error may come in a response of status 200. */
export type UnitsBalance = { units: number; expiring: UnitsLot[] } | { errorCode: number; message: string };

/** A response with an errorCode is an error, whatever its status (spec 4, Units). */
export const readBalance: read.Reader<UnitsBalance> = (value, path) =>
  read.isRecord(value) && typeof value.errorCode === 'number'
    ? { errorCode: value.errorCode, message: read.text(value.message) }
    : read.object<UnitsBalance>({
        units: read.number,
        expiring: read.orElse(read.list(readLot), []),
      })(value, path);

export const getBalance = defineEndpoint('clubWebsite.getBalance', 'GET', {
  path: `${website}/newbalance`,
  parse: readBalance,
});
