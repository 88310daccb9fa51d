import { act } from '@testing-library/react';
import { buildChallenge } from '../../../services/testing/builders';
import { buildCurrentChallenge } from '../../../services/testing/visitorBuilders';
import { currentChallenges } from '../../../store/challenges/currentChallenges/tasks';
import { renderWithStore } from '../../testing/renderWithStore';
import { ChallengeRows, type GameOf, gameLookup } from './ChallengeRows';

const cover = 'http://pictures.test/cover.svg';
const emblem = 'http://pictures.test/emblem.svg';

it.each<[string, GameOf | undefined, string, string]>([
  ['across games, the cover of a game that the player does not own', gameLookup([]), 'space-saltwatch', cover],
  ['across games, the emblem without a cover', gameLookup([]), 'space-other', emblem],
  ['of one game, the emblem', undefined, 'space-saltwatch', emblem],
])('show %s', (_, gameOf, spaceId, picture) => {
  const challenge = buildChallenge({ spaceId, gameTitle: 'Saltwatch', imageUrl: emblem });
  const { container, store } = renderWithStore(<ChallengeRows challenges={[challenge]} gameOf={gameOf} />);
  act(() => {
    store.dispatch(
      currentChallenges.fetched([buildCurrentChallenge({ spaceId: 'space-saltwatch', gameImageUrl: cover })]),
    );
  });

  expect(container.querySelector('img')).toHaveAttribute('src', picture);
});
