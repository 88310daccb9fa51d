import { useEffect } from 'react';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { listRequested } from '../../store/catalog/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { useChallengeToasts } from '../challenges/useChallengeToasts';
import { NextExpiryLine } from '../units/NextExpiryLine';
import { LastGame } from './Dashboard.LastGame';
import { DashboardNews } from './Dashboard.News';
import { PlayedBefore } from './Dashboard.PlayedBefore';
import { PlayingNow } from './Dashboard.PlayingNow';
import { Area, FirstView, Rail, Sections, Who } from './Dashboard.Sections';
import { UseSoon } from './Dashboard.UseSoon';
import { ThisWeek } from './Dashboard.Week';
import { DashboardWishlist } from './Dashboard.Wishlist';
import { Showcase, WhoAmI } from './Dashboard.WhoAmI';
import { WithinReach } from './Dashboard.WithinReach';

/**
 * A player's first look: who they are, what they can do now, what they get for it, and how long they have. Each part
 * loads, fails and is tried again by itself.
 */
export function DashboardScreen() {
  const dispatch = useAppDispatch();
  const hasGames = useAppSelector(selectOwnedGames).length > 0;
  useChallengeToasts();
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(listRequested({ list: 'lastPlayedGames' }));
    dispatch(listRequested({ list: 'ownedGames' }));
  }, [dispatch]);
  return (
    <>
      <Sections>
        <FirstView>
          <Who $name="who">
            <WhoAmI />
            <NextExpiryLine />
          </Who>
          <Area $name="game">
            <LastGame />
          </Area>
          <Area $name="week">
            <ThisWeek />
          </Area>
          <Rail $name="rail">
            <UseSoon />
            <PlayingNow />
          </Rail>
        </FirstView>
        <PlayedBefore />
        {hasGames && <WithinReach />}
        <DashboardWishlist />
        <Showcase />
      </Sections>
      <DashboardNews />
    </>
  );
}
