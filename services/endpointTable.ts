import { accountRows } from './table/account';
import { additionRows } from './table/additions';
import { clubRows } from './table/club';
import { otherRows } from './table/other';
import type { TableRow } from './table/row';

/**
 * Everything this product asks for: spec 7 in its order, then what the wire and this product add. For documents and
 * tests only, because it brings every endpoint with it.
 */
export const endpointTable: readonly TableRow[] = [...clubRows, ...accountRows, ...otherRows, ...additionRows];
