import { defineEndpoint } from '../http/endpoint';
import { isRecord, orElse, type Reader, readInstant, readList, readNumber, readObject, readText } from '../http/parse';
import { website } from './website';

const readLot = readObject((field) => ({
  units: field('units', readNumber),
  expiresAt: field('expiresAt', readInstant),
}));

/** Units that expire together. */
export type UnitsLot = ReturnType<typeof readLot>;

/** The player's Units; or an error code in a response of status 200. */
export type UnitsBalance = { units: number; expiring: UnitsLot[] } | { errorCode: number; message: string };

/** A response with an errorCode is an error, whatever its status (spec 4, Units). */
export const readBalance: Reader<UnitsBalance> = (value, path) =>
  isRecord(value) && typeof value.errorCode === 'number'
    ? { errorCode: value.errorCode, message: readText(value.message) }
    : readObject<UnitsBalance>((field) => ({
        units: field('units', readNumber),
        expiring: field('expiring', orElse(readList(readLot), [])),
      }))(value, path);

export const getBalance = defineEndpoint<null, UnitsBalance>({
  name: 'clubWebsite.getBalance',
  method: 'GET',
  path: () => `${website}/newbalance`,
  auth: 'ticket',
  parse: readBalance,
});
