import { writeCards } from './writeCards';
import { writeIcons } from './writeIcons';

/** `npm run pictures`, after the skies: icons, and the cards that shared links show. */
writeIcons()
  .then(writeCards)
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
