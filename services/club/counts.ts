import * as read from '../http/parse';

/** 0 of 0 if absent. */
export const readCount = read.orEmpty(read.object({ owned: read.counter, available: read.counter }));
