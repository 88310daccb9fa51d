import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/badges';
import { tokens } from '../theme/tokens';
import { compareMessages } from './compare.messages';

/** The badges that a player shows. */
export function ComparedBadges({ badges, owner }: { badges: readonly Badge[]; owner: string }) {
  return (
    <div>
      <Owner>{owner}</Owner>
      {badges.length === 0 ? (
        <p>
          <FormattedMessage {...compareMessages.noBadges} />
        </p>
      ) : (
        <List>
          {badges.map(({ badgeId, name, imageUrl }) => (
            <li key={badgeId}>
              {imageUrl !== null && <img src={imageUrl} width="64" height="64" alt="" loading="lazy" />}
              {name}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

const Owner = styled.p`
  margin-bottom: 12px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: 16px 8px;

  li {
    display: grid;
    gap: 8px;
    align-content: start;
    justify-items: center;
    font-size: ${tokens.size.fine};
    line-height: 1.3;
    text-align: center;
  }
`;
