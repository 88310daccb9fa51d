import { writeCards } from './writeCards';
import { writeDrawings } from './writeDrawings';
import { writeIconSprite } from './writeIconSprite';
import { writeIcons } from './writeIcons';

/** `npm run pictures`, after the skies: drawings, icons, and the cards that shared links show. */
writeDrawings();
writeIconSprite();
writeIcons()
  .then(writeCards)
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
