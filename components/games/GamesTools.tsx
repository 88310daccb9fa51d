import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { platformOf } from '../game/platforms';
import { media } from '../theme/media';
import { SearchField } from '../ui/fields/SearchField';
import { FilterPills } from '../ui/pills/FilterPills';
import { PillStrip } from '../ui/pills/PillStrip';
import { platformChoices, type GameFilter, type PlatformChoice } from './filters';
import { gamesMessages } from './games.messages';
import { ToolsRow } from './GamesSkeleton';

interface GamesToolsProps {
  filter: GameFilter;
  onPlatform: (platform: PlatformChoice) => void;
  onSearch: (search: string) => void;
}

/** Platform filter and search for all lists. */
export function GamesTools({ filter: { platform, search }, onPlatform, onSearch }: GamesToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <ToolsRow>
      <PillStrip chosen={platform}>
        <FilterPills
          label={formatMessage(gamesMessages.platforms)}
          options={platformChoices.map((value) => ({
            value,
            label:
              value === 'all'
                ? formatMessage(gamesMessages.everyPlatform)
                : (platformOf(value).name ?? formatMessage(gamesMessages.mobile)),
          }))}
          value={platform}
          onChange={onPlatform}
        />
      </PillStrip>
      <Field>
        <SearchField
          label={formatMessage(gamesMessages.search)}
          placeholder={formatMessage(gamesMessages.search)}
          isLabelHidden
          clearLabel={formatMessage(gamesMessages.clearSearch)}
          value={search}
          onChange={onSearch}
        />
      </Field>
    </ToolsRow>
  );
}

const Field = styled.div`
  flex: 0 1 280px;

  ${media.below.laptop} {
    flex: 1 1 100%;
  }
`;
