import { createContext } from 'react';

/** What is added to the browser's clock, in ms: it may be wrong by hours. */
export const ClockOffset = createContext(0);
