import { FormattedMessage } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import type { Game } from '../../services/clubWebsite/types';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { selectChallenges } from '../../store/challenges/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { ChallengeList } from '../challenges/ChallengeList';
import { ClubLink } from '../shell/ClubLink';
import { ArrowLink } from '../ui/Links';
import { dashboardMessages, dashboardTemplates } from './dashboard.messages';
import { SectionHead } from './SectionHead';
import { isOfTheWeek, unitsToEarn } from './week';

const shownAtMost = 4;

/** What runs or can be started this week across games, what can be banked first, and what it all gives. */
export function ThisWeek() {
  const challenges = useAppSelector((state) => selectChallenges(state, null));
  const owned = useAppSelector(selectOwnedGames);
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...dashboardMessages.week} />}
        aside={<ToEarn {...unitsToEarn(challenges)} />}
        link={
          <ArrowLink as={ClubLink} to={{ page: 'challenges' }} $size="small">
            <FormattedMessage {...dashboardMessages.allChallenges} />
          </ArrowLink>
        }
      />
      <ChallengeList spaceId={null} filter={isOfTheWeek} most={shownAtMost} gameOf={gameIn(owned)} />
    </section>
  );
}

function ToEarn({ weekly, special }: { weekly: number; special: number }) {
  const units = weekly + special;
  if (units === 0) return null;
  return weekly > 0 && special > 0 ? (
    <FormattedMessage {...dashboardTemplates.weekAndSpecials} values={{ weekly, special }} />
  ) : (
    <FormattedMessage {...dashboardTemplates.weekUnits} values={{ units }} />
  );
}

const gameIn =
  (games: readonly Game[]) =>
  ({ spaceId }: Challenge) => {
    const game = games.find((candidate) => candidate.spaceId === spaceId);
    return game && { title: game.title, picture: game.images.lowThumbnail };
  };
