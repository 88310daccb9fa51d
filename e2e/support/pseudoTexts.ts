import { execFileSync } from 'node:child_process';

/** The English texts made longer, with accents and in brackets, compiled. */
export const pseudoTexts = (): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        require.resolve('@formatjs/cli/bin/formatjs'),
        ...['compile', 'static/lang/en-US.json', '--format', 'simple', '--ast', '--pseudo-locale', 'en-XA'],
      ],
      { encoding: 'utf8', maxBuffer: 1e8 },
    ),
  );

/** Characters that only pseudo texts have. */
export const pseudoCharacters = /[[ȧḗǿŭīŧřƞşȦḖǾƑɊ]/;
