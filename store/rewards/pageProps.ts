import { getShowcase } from '../../services/club/visitorEndpoints';
import type { Showcase } from '../../services/club/visitorTypes';
import type { Ask } from '../visitorPage';

/** What visitors see of the rewards. */
export interface VisitorRewardsProps {
  showcase: Showcase | null;
}

export const visitorRewardsWithoutData: VisitorRewardsProps = { showcase: null };

/** As many as the services give: visitors browse them. */
const sampleSize = 60;

export async function loadVisitorRewards(ask: Ask): Promise<VisitorRewardsProps> {
  return { showcase: await ask(getShowcase, { limit: sampleSize }) };
}
