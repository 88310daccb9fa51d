import { useIntl } from 'react-intl';
import { SamScreen } from '../components/sam/SamScreen';
import type { ClubPage } from '../components/shell/page';
import { PageHead } from '../components/shell/PageHead';
import { pageDescriptions, pageTitles } from '../components/shell/pages.messages';
import { loadSam, samWithoutData, type SamProps } from '../store/sam/pageProps';
import { visitorPage } from '../store/visitorPage';

export const getStaticProps = visitorPage({ areas: ['sam'], load: loadSam, without: samWithoutData });

const SamPage: ClubPage<SamProps> = (props) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={formatMessage(pageTitles.sam)} description={formatMessage(pageDescriptions.sam)} />
      <SamScreen {...props} />
    </>
  );
};

SamPage.shell = { overArt: true };

export default SamPage;
