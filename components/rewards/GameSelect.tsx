import { useIntl } from 'react-intl';
import { Select } from '../ui/fields/Select';
import { rewardsMessages } from './rewards.messages';

/** A game to choose. */
export interface GameChoice {
  slug: string;
  title: string;
}

const allGames = '';

interface GameSelectProps {
  games: readonly GameChoice[];
  /** The slug of the one that is chosen; null for all. */
  value: string | null;
  onChange: (game: string | null) => void;
}

/** Which game's rewards are shown, or those of all. */
export function GameSelect({ games, value, onChange }: GameSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage(rewardsMessages.game)}
      isLabelHidden
      options={[
        { value: allGames, label: formatMessage(rewardsMessages.allGames) },
        ...games.map(({ slug, title }) => ({ value: slug, label: title })),
      ]}
      value={value ?? allGames}
      onChange={(game) => onChange(game || null)}
    />
  );
}
