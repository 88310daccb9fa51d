import type { SymbolId } from './iconSprite';

/** The address of a symbol for `<use>`. next.config.js compiles the sprite's name in, so that pages need not hold the icons. */
export const symbolAddress = (id: SymbolId) => `${process.env.ICON_FILE ?? ''}#${id}`;
