import { createHolder } from '../../support/createHolder';

/** The password and the address to change to, for the saga that sends them. */
export const { hold: holdEmailChange, take: takeEmailChange } = createHolder<{ password: string; email: string }>();
