import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../../services/clubWebsite/types';
import { ExternalLink } from '../../navigation/ExternalLink';
import { tokens } from '../../theme/tokens';
import { TextLink } from '../../ui/buttons/TextLink';
import { SectionHead } from '../../ui/sections/SectionHead';
import { gameMessages } from '../game.messages';
import { GameDate } from '../GameHero/GameMeta';

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  twitch: 'Twitch',
  discord: 'Discord',
  reddit: 'Reddit',
} as const;

/** The game's description, facts and external links. */
export function GameAbout({ game }: { game: Game }) {
  const { description, releaseDate, isReleased, genre, ageRating, siteUrl, storeUrl, supportUrl, socials } = game;
  const links = [
    { url: siteUrl, name: <FormattedMessage {...gameMessages.site} /> },
    { url: storeUrl, name: <FormattedMessage {...gameMessages.store} /> },
    { url: supportUrl, name: <FormattedMessage {...gameMessages.support} /> },
    ...socials.map(({ name, url }) => ({ url, name: networkNames[name] })),
  ];
  if (description === '') return null;
  return (
    <section>
      <SectionHead title={<FormattedMessage {...gameMessages.about} />} />
      <Description>{description}</Description>
      <Facts>
        {releaseDate !== null && (
          <Fact name={<FormattedMessage {...(isReleased ? gameMessages.released : gameMessages.releases)} />}>
            <GameDate value={releaseDate} />
          </Fact>
        )}
        {genre !== null && <Fact name={<FormattedMessage {...gameMessages.genre} />}>{genre}</Fact>}
        {ageRating !== null && <Fact name={<FormattedMessage {...gameMessages.age} />}>{ageRating}</Fact>}
      </Facts>
      <LinkList>
        {links.flatMap(({ url, name }) =>
          url === null
            ? []
            : [
                <li key={url}>
                  <TextLink as={ExternalLink} href={url}>
                    {name}
                  </TextLink>
                </li>,
              ],
        )}
      </LinkList>
    </section>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Description = styled.p`
  max-width: 68ch;
  color: ${tokens.on.muted};
  text-wrap: pretty;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 40px;
  margin-top: 20px;

  dt {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }
  dd {
    margin-top: 2px;
    font-weight: 600;
  }
`;

const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 20px;
  font-size: ${tokens.size.small};

  a {
    display: inline-block;
    padding: 6px 0;
  }
`;
