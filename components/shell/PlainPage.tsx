import { useIntl } from 'react-intl';
import type { PageName } from '../../routes';
import { Section, Wrap } from '../ui/Layout';
import { PageTitle } from '../ui/Title';
import { PageHead } from './PageHead';
import { pageDescriptions, pageTitles } from './pages.messages';

interface PlainPageProps {
  name: PageName;
  /** Search engines stay away. */
  isHidden?: boolean;
}

/** A page that so far says what it is for. */
export function PlainPage({ name, isHidden }: PlainPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(pageTitles[name]);
  const description = formatMessage(pageDescriptions[name]);
  return (
    <Section>
      <PageHead title={title} description={description} isHidden={isHidden} />
      <Wrap>
        <PageTitle level={1} look="h1" lead={description}>
          {title}
        </PageTitle>
      </Wrap>
    </Section>
  );
}
