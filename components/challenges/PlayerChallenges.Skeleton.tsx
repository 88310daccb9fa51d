import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { playerMessages } from './player.messages';

/** The player's page before it is known who is here: of its true size, with nothing personal in it. */
export function PlayerChallengesSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(playerMessages.loading)}>
      <Top as="div">
        <Wrap>
          <Columns>
            <div>
              <Title as="p">
                <FormattedMessage {...playerMessages.title} />
              </Title>
              <StandingSkeleton />
              <Actions />
            </div>
            <WeekPlace />
          </Columns>
        </Wrap>
      </Top>
      <Section as="div" $surface="ink" $space="player">
        <Wrap>
          <RowsSkeleton />
        </Wrap>
      </Section>
    </Loading>
  );
}

/** The size of the figures over the list. */
export const StandingSkeleton = () => <Skeleton $width="420px" $height="55px" />;

/** The size of the tabs and the rows under them. */
export const RowsSkeleton = () => (
  <Rows aria-hidden>
    <Skeleton $height="48px" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} $height="120px" $radius={tokens.radius.card} />
    ))}
  </Rows>
);

/** Begins under the header, which lies over the page for the visitor's sake. */
export const Top = styled.section`
  ${surfaceStyle('deep')}
  padding-block: calc(${tokens.header.desktop}px + 40px) 40px;

  ${media.below.desktop} {
    padding-block: calc(${tokens.header.phone}px + 28px) 28px;
  }
`;

export const Title = styled.h1`
  ${text.playerH1}
  margin-bottom: 28px;
`;

/** Words and figures, and from laptops on the week beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${tokens.space[10]};
  align-items: end;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The place of the week's arc; there is none for it on narrow screens. */
export const WeekPlace = styled.div`
  min-height: 176px;

  ${media.below.laptop} {
    display: none;
  }
`;

export const Actions = styled.div`
  min-height: ${tokens.control.normal};
  margin-top: 24px;

  ${media.below.tablet} {
    > button {
      width: 100%;
    }
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 12px;
`;
