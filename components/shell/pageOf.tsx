import type { ComponentType } from 'react';
import type { PageName } from '../../routes';
import { PageHead } from '../head/PageHead';
import type { ClubPage, ShellOptions } from './ClubPage';

export function pageOf<Props extends object>(page: PageName, Screen: ComponentType<Props>, shell?: ShellOptions) {
  const Page: ClubPage<Props> = (props) => (
    <>
      <PageHead page={page} />
      <Screen {...props} />
    </>
  );
  Page.shell = shell;
  return Page;
}
