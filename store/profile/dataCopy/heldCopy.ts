import { createHolder } from '../../support/createHolder';

/** The password that confirms a copy, for the saga that sends it. */
export const { hold: holdCopyPassword, take: takeCopyPassword } = createHolder<string>();

/** The copy as JSON, for the screen that saves it as a file. */
export const { hold: holdCopy, take: takeCopy } = createHolder<string>();
