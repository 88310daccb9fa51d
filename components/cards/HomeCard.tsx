import { Card } from './Card';

/** The club's own sky, with the observatory under the pole. */
export const HomeCard = () => <Card poleX={860} light={1} hasGround nameScale={2.1} />;
