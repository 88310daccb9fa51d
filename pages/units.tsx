import { useIntl } from 'react-intl';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { UnitsScreen } from '../components/units/UnitsScreen';
import { staticPage, type ShellProps } from '../store/pageProps';

export const getStaticProps = staticPage('units');

const UnitsPage: ClubPage<ShellProps> = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.units)} description={formatMessage(pageDescriptions.units)} />
      <UnitsScreen />
    </>
  );
};

UnitsPage.shell = { overArt: true };

export default UnitsPage;
