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

/** A page component with its shell options. */
export type ClubPage<Props = object> = NextPage<Props> & { shell?: ShellOptions };

/** `head` names a page with the title and description of its texts, or renders them: `pageOf('sam', SamScreen, { overArt: true })`. */
export function pageOf<Props extends object>(
  head: TitledPage | ComponentType<Props>,
  Screen: ComponentType<Props>,
  shell?: ShellOptions,
) {
  const Head = typeof head === 'string' ? () => <PageHead page={head} /> : head;
  const Page: ClubPage<Props> = (props) => (
    <>
      <Head {...props} />
      <Screen {...props} />
    </>
  );
  Page.shell = shell;
  return Page;
}
