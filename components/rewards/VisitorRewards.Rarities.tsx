import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RewardCatalogue, CatalogueRarity } from '../../services/club/visitorTypes';
import { Rarity } from '../ui/text/Rarity';
import { Units } from '../ui/text/Units';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { SectionIntro, SectionIntroLead, SectionIntroTitle } from '../ui/sections/SectionIntro';
import { priceInWords, rarityColors, rarityNames } from './rarityNames.messages';
import { rarityMessages, visitorMessages, visitorTemplates } from './VisitorRewards.messages';
import { Columns, Count, Prices, Rows } from './VisitorRewards.Rarities.styles';

/** What each rarity is like, how many rewards it has and what they cost: counted, not written. */
export function Rarities({ rarities }: Pick<RewardCatalogue, 'rarities'>) {
  return (
    <>
      <SectionIntro>
        <SectionIntroTitle>
          <FormattedMessage {...visitorMessages.rarities} />
        </SectionIntroTitle>
        <SectionIntroLead>
          <FormattedMessage {...visitorMessages.raritiesLead} />
        </SectionIntroLead>
      </SectionIntro>
      <Columns aria-hidden>
        <span>
          <FormattedMessage {...visitorMessages.rarity} />
        </span>
        <span>
          <FormattedMessage {...visitorMessages.expect} />
        </span>
        <span>
          <FormattedMessage {...visitorMessages.rewards} />
        </span>
        <span>
          <FormattedMessage {...visitorMessages.units} />
        </span>
      </Columns>
      <Rows>
        {rarities.map((rarity) => (
          <RarityRow key={rarity.id} rarity={rarity} />
        ))}
      </Rows>
    </>
  );
}

function RarityRow({ rarity }: { rarity: CatalogueRarity }) {
  const { formatMessage } = useIntl();
  const { id, available } = rarity;
  return (
    <li>
      <Rarity rarity={rarityColors[id]} name={formatMessage(rarityNames[id])} size="large" />
      <p>
        {id === 'EXOTIC' ? (
          <FormattedMessage {...visitorTemplates.exotic} values={{ count: available }} />
        ) : (
          <FormattedMessage {...rarityMessages[id]} />
        )}
      </p>
      <Count>
        <span aria-hidden>
          <FormattedNumber value={available} />
        </span>
        <VisuallyHidden>
          <FormattedMessage {...visitorTemplates.count} values={{ count: available }} />
        </VisuallyHidden>
      </Count>
      <Prices>
        <PriceRange rarity={rarity} />
      </Prices>
    </li>
  );
}

function PriceRange({ rarity: { lowestValue: low, highestValue: high } }: { rarity: CatalogueRarity }) {
  const { formatMessage, formatNumber } = useIntl();
  if (low === null || high === null) return null;
  if (low === high) return <Units label={formatMessage(priceInWords.price, { units: low })}>{formatNumber(low)}</Units>;
  return (
    <Units label={formatMessage(visitorTemplates.rangeInWords, { low, high })}>
      {formatMessage(visitorTemplates.range, { low, high })}
    </Units>
  );
}
