import type { NextPage } from 'next';
import type { ComponentType } from 'react';
import { PageHead, type TitledPage } from '../head/PageHead';
import type { Surface } from '../theme/onSurface';

export interface ShellOptions {
  /** The page begins with a picture: the header overlaps it and is transparent until the page is scrolled. */
  overArt?: boolean;
  /** The surface of the main area; `deep` by default. */
  surface?: Surface;
}

/** A page component with its shell options: `ChallengesPage.shell = { overArt: true }`. */
export type ClubPage<Props = object> = NextPage<Props> & { shell?: ShellOptions };

export function pageOf<Props extends object>(page: TitledPage, Screen: ComponentType<Props>, shell?: ShellOptions) {
  const Page: ClubPage<Props> = (props) => (
    <>
      <PageHead page={page} />
      <Screen {...props} />
    </>
  );
  Page.shell = shell;
  return Page;
}
