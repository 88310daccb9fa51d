import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PageName } from '../../routes';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { PageHead } from './PageHead';
import { pageDescriptions, pageTitles } from './pages.messages';

/** A page that so far says what it is for. */
export function PlainPage({ name, isHidden }: { name: PageName; isHidden?: boolean }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(pageTitles[name]);
  const description = formatMessage(pageDescriptions[name]);
  return (
    <Column>
      <PageHead title={title} description={description} isHidden={isHidden} />
      <Title>{title}</Title>
      <Lead>{description}</Lead>
    </Column>
  );
}

const Column = styled.div`
  width: min(${tokens.layout.content}, 100% - 2 * ${tokens.layout.gutter});
  margin-inline: auto;
  padding-block: ${tokens.layout.section};
`;

const Title = styled.h1`
  ${text.h1}
`;

const Lead = styled.p`
  ${text.lead}
  margin-top: ${tokens.space[6]};
  color: ${tokens.on.muted};
`;
