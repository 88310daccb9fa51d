import type { NextPage } from 'next';
import type { Surface } from '../theme/surfaces';

/** What a page asks of the shell around it. */
export interface ShellOptions {
  /** The page begins with a picture: the header lies over it until the reader scrolls. */
  overArt?: boolean;
  /** What the page lies on; deep ink where it does not say. */
  surface?: Surface;
}

/** A page of the club: `ChallengesPage.shell = { overArt: true }`. */
export type ClubPage<Props = object> = NextPage<Props> & { shell?: ShellOptions };
