import type { ReactNode } from 'react';

/** The value of a text's `i` tag: its content as `<i>`, which the parts of a page style. */
export const italic = (parts: ReactNode) => <i>{parts}</i>;
