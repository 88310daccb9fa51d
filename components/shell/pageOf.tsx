import type { ComponentType } from 'react';
import { PageHead, type TitledPage } from '../head/PageHead';
import type { ClubPage, ShellOptions } from './ClubPage';

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
