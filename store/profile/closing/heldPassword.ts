import { createHolder } from '../../support/createHolder';

/** The password that confirms the closing, for the saga that sends it. */
export const { hold: holdClosingPassword, take: takeClosingPassword } = createHolder<string>();
