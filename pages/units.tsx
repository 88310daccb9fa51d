import { useIntl } from 'react-intl';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { UnitsScreen } from '../components/units/UnitsScreen';
import { loadUnitsFacts, unitsWithoutData, type UnitsProps } from '../store/units/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['units'], load: loadUnitsFacts, without: unitsWithoutData });

const UnitsPage: ClubPage<UnitsProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.units)} description={formatMessage(pageDescriptions.units)} />
      <UnitsScreen {...props} />
    </>
  );
};

UnitsPage.shell = { overArt: true };

export default UnitsPage;
