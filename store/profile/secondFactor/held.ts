import { createHolder } from '../../support/createHolder';

/** The password that confirms a change, for the saga that sends it. */
export const { hold: holdFactorPassword, take: takeFactorPassword } = createHolder<string>();

/** The first code of the app, for the saga that sends it. */
export const { hold: holdFactorCode, take: takeFactorCode } = createHolder<string>();
