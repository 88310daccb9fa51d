import { accountRows } from './table/account';
import { additionRows } from './table/additions';
import { clubRows } from './table/club';
import { otherRows } from './table/other';
import type { TableRow } from './table/row';

/**
 * Every call of this product: spec 7 in its order, then the additions of the wire and of this product. For documents
 * and tests only, because it imports every endpoint.
 */
export const endpointTable: readonly TableRow[] = [...clubRows, ...accountRows, ...otherRows, ...additionRows];
