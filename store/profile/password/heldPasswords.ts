import { createHolder } from '../../support/createHolder';

/** The present password and the one to change it to, for the saga that sends them. */
export const { hold: holdPasswords, take: takePasswords } = createHolder<{ password: string; newPassword: string }>();
