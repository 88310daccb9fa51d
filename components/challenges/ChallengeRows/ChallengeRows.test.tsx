import { act } from '@testing-library/react';
import { buildChallenge } from '../../../services/testing/builders';
import { buildCurrentChallenge } from '../../../services/testing/visitorBuilders';
import { currentChallenges } from '../../../store/challenges/tasks';
import { renderWithStore } from '../../testing/renderWithStore';
import { ChallengeRows } from './ChallengeRows';

const cover = 'http://pictures.test/cover.svg';
const emblem = 'http://pictures.test/emblem.svg';

it.each([
  ['across games, the cover of a game that the player does not own', true, 'space-saltwatch', cover],
  ['across games, the emblem without a cover', true, 'space-other', emblem],
  ['of one game, the emblem', false, 'space-saltwatch', emblem],
])('show %s', (_, namesGame, spaceId, picture) => {
  const challenge = buildChallenge({ spaceId, gameTitle: 'Saltwatch', imageUrl: emblem });
  const { container, store } = renderWithStore(<ChallengeRows challenges={[challenge]} namesGame={namesGame} />);
  act(() => {
    store.dispatch(
      currentChallenges.fetched([buildCurrentChallenge({ spaceId: 'space-saltwatch', gameImageUrl: cover })]),
    );
  });

  expect(container.querySelector('img')).toHaveAttribute('src', picture);
});
