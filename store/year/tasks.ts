import { getClubYear } from '../../services/club/clubYear';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';

export const clubYear = createResource('clubYear', { fetch: () => callService(getClubYear, null) });
