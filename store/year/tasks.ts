import { getClubYear } from '../../services/club/clubYear';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';

export const clubYear = createResource({
  name: 'clubYear',
  select: (state) => state.clubYear,
  fetch: () => callService(getClubYear, null),
});
