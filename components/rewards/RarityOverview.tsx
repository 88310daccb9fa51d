import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RarityId } from '../../services/club/types';
import type { RaritySummary } from '../../services/clubWebsite/types';
import { tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { TextCover } from '../ui/buttons/TextCover';
import { Field, Fields, Head, Name, Scale } from './RarityOverview.styles';
import { rarityColors, rarityNames } from './rarityNames.messages';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';

/** Radius of a rarity's stars in px, and how many stand in a row: the rarer, the larger. */
const drawings = {
  COMMON: { radius: 5.2, columns: 9 },
  RARE: { radius: 6.4, columns: 7 },
  EPIC: { radius: 7.6, columns: 5 },
  LEGENDARY: { radius: 9, columns: 3 },
  EXOTIC: { radius: 11.5, columns: 2 },
} as const;

interface RarityOverviewProps {
  rarities: readonly RaritySummary[];
  /** The rarity that is shown alone; null for all. */
  chosen?: RarityId | null;
  /** Makes the fields choose a rarity, and let it go again. */
  onChoose?: (rarity: RarityId | null) => void;
}

/** Rows of stars; where they are not enough, a star stands for several rewards. */
const mostRows = 3;

/** For how many rewards a star stands: as many in every rarity, so that the fields can be compared. */
const rewardsPerStar = (rarities: readonly RaritySummary[]) =>
  Math.max(1, ...rarities.map(({ id, available }) => Math.ceil(available / (drawings[id].columns * mostRows))));

/** Each reward as a star, filled when it is owned, in a field per rarity. */
export function RarityOverview({ rarities, chosen = null, onChoose }: RarityOverviewProps) {
  const { formatMessage } = useIntl();
  const perStar = rewardsPerStar(rarities);
  return (
    <>
      <Fields aria-label={formatMessage(rewardsMessages.overview)}>
        {rarities.map((rarity) => (
          <Field key={rarity.id} $rarity={rarityColors[rarity.id]} data-chosen={rarity.id === chosen || undefined}>
            <Head>
              <Name>
                {onChoose ? (
                  <RarityChoice id={rarity.id} isChosen={rarity.id === chosen} onChoose={onChoose} />
                ) : (
                  formatMessage(rarityNames[rarity.id])
                )}
              </Name>
              <b>
                <FormattedNumber value={rarity.owned} />{' '}
                <i>
                  <FormattedMessage {...rewardsTemplates.of} values={{ available: rarity.available }} />
                </i>
              </b>
            </Head>
            <StarField
              {...rarity}
              perStar={perStar}
              label={formatMessage(rewardsTemplates.ofRarity, { owned: rarity.owned, available: rarity.available })}
            />
          </Field>
        ))}
      </Fields>
      {perStar > 1 && (
        <Scale>
          <FormattedMessage {...rewardsTemplates.starStandsFor} values={{ count: perStar }} />
        </Scale>
      )}
    </>
  );
}

interface RarityChoiceProps {
  id: RarityId;
  isChosen: boolean;
  onChoose: (rarity: RarityId | null) => void;
}

/** A rarity's name as a button over its whole field. */
function RarityChoice({ id, isChosen, onChoose }: RarityChoiceProps) {
  const { formatMessage } = useIntl();
  const rarity = formatMessage(rarityNames[id]);
  return (
    <TextCover
      aria-pressed={isChosen}
      aria-label={formatMessage(rewardsTemplates.onlyRarity, { rarity })}
      onClick={() => onChoose(isChosen ? null : id)}
    >
      {rarity}
    </TextCover>
  );
}

function StarField({ id, owned, available, perStar, label }: RaritySummary & { perStar: number; label: string }) {
  const { radius, columns } = drawings[id];
  const color = tokens.color[rarityColors[id]];
  const gap = radius * 2 + 7;
  const stars = Math.ceil(available / perStar);
  // The first is filled as soon as anything is owned, the last only when everything is.
  const filled = owned >= available ? stars : Math.min(stars - 1, Math.ceil(owned / perStar));
  const rows = Math.ceil(stars / columns);
  const height = Math.max(52, rows * gap);
  return (
    <svg viewBox={`0 0 ${columns * gap} ${height}`} width={columns * gap} height={height} role="img" aria-label={label}>
      {Array.from({ length: stars }, (_, i) => {
        const x = radius + 1 + (i % columns) * gap;
        const y = height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * gap;
        return i < filled ? (
          <path key={i} d={starPath(x, y, radius * 1.12, 0.32)} fill={color} />
        ) : (
          <path key={i} d={starPath(x, y, radius - 0.5, 0.3)} fill="none" stroke={color} strokeOpacity=".5" />
        );
      })}
    </svg>
  );
}
