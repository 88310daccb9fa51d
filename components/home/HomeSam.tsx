import { defineMessages, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../brand/brand';
import { drawingAddress } from '../drawings/drawingAddress';
import { ClubLink } from '../navigation/ClubLink';
import { Phone } from '../sam/Phone';
import { WeekLine } from '../sam/WeekLine';
import { media } from '../theme/media';
import { onSurface } from '../theme/onSurface';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { Wrap } from '../ui/layout/Wrap';
import { SectionIntro } from '../ui/sections/SectionIntro';

const messages = defineMessages({
  friday: {
    id: 'home.sam.friday',
    defaultMessage: 'New tips and answers each Friday, in time for the weekend.',
    description: 'Under a drawn week whose Friday is a star',
  },
  others: {
    id: 'home.sam.others',
    defaultMessage: 'others',
    description: 'Last item of a list of games: "Saltwatch, Emberfall and others"',
  },
});

const templates = defineMessages<{
  title: { sam: string };
  lead: { sam: string };
  games: { sam: string; games: string; b: MessageTag };
  more: { sam: string };
}>({
  title: {
    id: 'home.sam.title',
    defaultMessage: 'Ask {sam}, keep playing',
    description: 'Heading; {sam} is the assistant',
  },
  lead: {
    id: 'home.sam.lead',
    defaultMessage:
      '{sam} is the club’s assistant on your phone. Ask how your week is going, what to finish next, or what your Units will buy.',
    description: 'Under the heading',
  },
  games: {
    id: 'home.sam.games',
    defaultMessage: '<b>{sam} reads your stats in</b> {games}. The list is not exhaustive.',
    description: '{games} is a list of game names that ends with "and others"',
  },
  more: { id: 'home.sam.more', defaultMessage: 'Meet {sam}', description: 'Link to the page about the assistant' },
});

/** The mobile assistant: its phone, the week with its Friday, and the games whose stats it reads. */
export function HomeSam({ games }: { games: readonly string[] }) {
  const { formatList, formatMessage } = useIntl();
  return (
    <Section>
      <Columns>
        <PhoneArea>
          <GlobeDrawing src={drawingAddress('globe')} width={760} height={760} alt="" loading="lazy" decoding="async" />
          <Phone face={<img src={drawingAddress('face')} width={36} height={36} alt="" loading="lazy" />} />
        </PhoneArea>
        <TextColumn>
          <SectionIntro
            isStacked
            title={<FormattedMessage {...templates.title} values={{ sam: brand.assistant }} />}
            lead={<FormattedMessage {...templates.lead} values={{ sam: brand.assistant }} />}
          />
          <WeekLine />
          <p>
            <FormattedMessage {...messages.friday} />
          </p>
          <div>
            <p>
              <FormattedMessage
                {...templates.games}
                values={{
                  sam: brand.assistant,
                  b: (chunks) => <b>{chunks}</b>,
                  games: formatList([...games, formatMessage(messages.others)], { type: 'conjunction' }),
                }}
              />
            </p>
            <ArrowLink as={ClubLink} to={{ page: 'sam' }}>
              <FormattedMessage {...templates.more} values={{ sam: brand.assistant }} />
            </ArrowLink>
          </div>
        </TextColumn>
      </Columns>
    </Section>
  );
}

const Section = styled.section.attrs(onSurface('paper'))`
  position: relative;
  overflow: hidden;
  padding-top: ${tokens.layout.section};
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;

  ${media.below.laptop} {
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

const PhoneArea = styled.div`
  position: relative;
  height: 600px;

  > [role='img'] {
    position: absolute;
    left: 88px;
    top: 0;
  }

  ${media.below.laptop} {
    height: 440px;

    > [role='img'] {
      left: 50%;
      width: 296px;
      height: 620px;
      margin-left: -148px;
    }
  }
`;

const GlobeDrawing = styled.img`
  position: absolute;
  left: -160px;
  bottom: -300px;
  max-width: none;
`;

const TextColumn = styled.div`
  padding-bottom: ${tokens.layout.section};

  ${media.below.laptop} {
    padding-bottom: 48px;
  }

  /* About Fridays. */
  ol + p {
    ${text.small}
    max-width: 46ch;
    margin-top: 16px;
    color: ${tokens.on.muted};
  }
  /* The games whose stats are read. */
  > div:last-child {
    max-width: 520px;
    margin-top: 36px;
    padding-top: 20px;
    border-top: 1px solid ${tokens.on.hairline};

    p {
      font-size: ${tokens.size.control};
      line-height: 1.7;
    }
  }
`;
