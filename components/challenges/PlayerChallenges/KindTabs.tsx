import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { challengeKinds, isWeekDone, kindOf, type ChallengeKind } from '../../../store/challenges/rules';
import { useAddress } from '../../navigation/address';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { useFocusOnMore } from '../../ui/focus/useFocusOnMore';
import { Tabs } from '../../ui/tabs/Tabs';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { ChallengeHistory } from '../ChallengeHistory/ChallengeHistory';
import { ChallengeRows, type GameOf } from '../ChallengeRows/ChallengeRows';
import { challengeMessages, challengeTypesMessages } from '../challenges.messages';
import { playerMessages, playerTemplates } from '../player.messages';
import { WeekDone } from '../WeekDone';

const shownAtFirst = 8;

interface KindTabsProps {
  challenges: readonly Challenge[];
  gameOf: GameOf;
}

/** The challenges of all games, a tab for each kind and one for the history. Opens the first kind with something to bank. */
export function KindTabs({ challenges, gameOf }: KindTabsProps) {
  const { formatMessage } = useIntl();
  const ofKind = (kind: ChallengeKind) => challenges.filter((challenge) => kindOf(challenge) === kind);
  const hasBankable = (kind: ChallengeKind) => ofKind(kind).some(({ status }) => status === 'completed');
  const [initialKind] = useState(() => challengeKinds.find(hasBankable) ?? 'weekly');
  const { query, change } = useAddress();
  const chosen = [...challengeKinds, 'history' as const].find((kind) => kind === query.get('kind')) ?? initialKind;
  const kinds = challengeKinds.map((kind) => ({
    value: kind,
    label: formatMessage(challengeTypesMessages[kind]),
    count: ofKind(kind).length,
    mark: hasBankable(kind) ? formatMessage(challengeMessages.toBankMark) : undefined,
    content: <KindList kind={kind} challenges={ofKind(kind)} gameOf={gameOf} />,
  }));
  const history = {
    value: 'history' as const,
    label: formatMessage(playerMessages.history),
    content: (
      <>
        <VisuallyHidden as="h2">
          <FormattedMessage {...playerMessages.history} />
        </VisuallyHidden>
        <KindNote>
          <FormattedMessage {...playerMessages.historyNote} />
        </KindNote>
        <ChallengeHistory spaceId={null} />
      </>
    ),
  };
  return (
    <Tabs
      label={formatMessage(playerMessages.kinds)}
      tabs={[...kinds, history]}
      value={chosen}
      onChange={(kind) => void change({ kind }, 'push')}
    />
  );
}

function KindList({ kind, challenges, gameOf }: KindTabsProps & { kind: ChallengeKind }) {
  const [showsAll, setShowsAll] = useState(false);
  const { ref, rememberEnd } = useFocusOnMore<HTMLDivElement>();
  const shown = showsAll ? challenges : challenges.slice(0, shownAtFirst);
  return (
    <>
      <VisuallyHidden as="h2">
        <FormattedMessage {...challengeTypesMessages[kind]} />
      </VisuallyHidden>
      <KindNote>
        <FormattedMessage {...playerMessages[`${kind}Note`]} />
      </KindNote>
      {isWeekDone(challenges) && (
        <DoneArea>
          <WeekDone />
        </DoneArea>
      )}
      {challenges.length === 0 ? (
        <p>
          <FormattedMessage {...playerMessages.noneOfKind} />
        </p>
      ) : (
        <ChallengeRows challenges={shown} gameOf={gameOf} hasDetails />
      )}
      <ShowAllArea ref={ref}>
        {shown.length < challenges.length && (
          <Button
            variant="outline"
            onClick={() => {
              rememberEnd();
              setShowsAll(true);
            }}
          >
            <FormattedMessage {...playerTemplates.all} values={{ count: challenges.length }} />
          </Button>
        )}
      </ShowAllArea>
    </>
  );
}

const KindNote = styled.p`
  margin-block: 24px 16px;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
`;

const DoneArea = styled.div`
  margin-bottom: 20px;
`;

const ShowAllArea = styled.div`
  display: grid;
  justify-content: center;
  margin-top: 20px;
`;
