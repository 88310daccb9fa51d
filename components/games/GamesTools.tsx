import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { platformOf } from '../game/platforms';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { FilterPills } from '../ui/Pill';
import { SearchField } from '../ui/SearchField';
import { platformChoices, type GameWish, type PlatformChoice } from './filters';
import { ToolsPlace } from './GamesSkeleton';
import { gamesMessages } from './games.messages';

interface GamesToolsProps {
  wish: GameWish;
  onPlatform: (platform: PlatformChoice) => void;
  onSearch: (search: string) => void;
}

/** Platform filter and search over all the lists. */
export function GamesTools({ wish: { platform, search }, onPlatform, onSearch }: GamesToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <ToolsPlace>
      <Platforms>
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
      </Platforms>
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
    </ToolsPlace>
  );
}

/** On narrow screens the pills run off the edge of the page: they can be pushed. */
const Platforms = styled.div`
  min-width: 0;

  ${media.below.laptop} {
    width: calc(100% + ${tokens.layout.gutter});
    margin: -4px calc(-1 * ${tokens.layout.gutter}) -4px -4px;
    padding: 4px 0 4px 4px;
    overflow-x: auto;
    scrollbar-width: none;

    > div {
      flex-wrap: nowrap;
      width: max-content;
      padding-right: ${tokens.layout.gutter};
    }
  }
`;

const Field = styled.div`
  flex: 0 1 280px;

  ${media.below.laptop} {
    flex: 1 1 100%;
  }
`;
