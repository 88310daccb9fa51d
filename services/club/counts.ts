import * as read from '../http/parse';

/** Owned of available; 0 of 0 where it is absent. */
export const readCount = read.orElse(read.object({ owned: read.counter, available: read.counter }), {
  owned: 0,
  available: 0,
});
