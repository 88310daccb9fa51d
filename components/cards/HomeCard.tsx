import { Card } from './Card';

/** The club's sky with the observatory under the pole. */
export const HomeCard = () => <Card poleX={860} light={1} hasHills nameScale={2.1} />;
