import { useIntl } from 'react-intl';
import { HomeScreen } from '../components/home/HomeScreen';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { homeWithoutData, loadHome, type HomeProps } from '../store/home/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['home', 'sam.phone'], load: loadHome, without: homeWithoutData });

const IndexPage: ClubPage<HomeProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.index)} description={formatMessage(pageDescriptions.index)} />
      <HomeScreen {...props} />
    </>
  );
};

IndexPage.shell = { overArt: true };

export default IndexPage;
