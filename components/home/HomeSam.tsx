import { defineMessages, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../brand/brand';
import { drawingAddress } from '../drawings/drawingAddress';
import { ClubLink } from '../navigation/ClubLink';
import { Phone } from '../sam/Phone';
import { media } from '../theme/media';
import { onSurface } from '../theme/onSurface';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { starPath } from '../ui/icons/shapes';
import { Wrap } from '../ui/layout/Wrap';
import { weekdayNames } from '../ui/time/weekdayNames';
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

/** Index of Friday in a week that begins on Monday. */
const friday = 4;

/** The mobile assistant: its phone, the week with its Friday, and the games whose stats it reads. */
export function HomeSam({ games }: { games: readonly string[] }) {
  const { locale, formatList, formatMessage } = useIntl();
  const days = weekdayNames(locale);
  return (
    <Section>
      <Columns>
        <PhoneArea>
          <GlobeDrawing src={drawingAddress('globe')} width={760} height={760} alt="" loading="lazy" decoding="async" />
          <Phone
            dayNames={days.narrow}
            face={<img src={drawingAddress('face')} width={36} height={36} alt="" loading="lazy" />}
          />
        </PhoneArea>
        <TextColumn>
          <SectionIntro
            isStacked
            title={<FormattedMessage {...templates.title} values={{ sam: brand.assistant }} />}
            lead={<FormattedMessage {...templates.lead} values={{ sam: brand.assistant }} />}
          />
          <WeekDrawing aria-hidden>
            {days.narrow.map((name, day) =>
              day === friday ? (
                <li key={day} data-today>
                  <svg viewBox="0 0 24 24">
                    <path d={starPath(12, 12, 11, 0.3)} fill="currentColor" />
                  </svg>
                  {days.friday}
                </li>
              ) : (
                <li key={day}>
                  <i />
                  {name}
                </li>
              ),
            )}
          </WeekDrawing>
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
  > div {
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

const WeekDrawing = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  max-width: 420px;
  margin-top: 36px;

  &::before {
    content: '';
    position: absolute;
    left: 8px;
    right: 8px;
    top: 11px;
    height: 1px;
    background: rgba(11, 18, 33, 0.24);
  }

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 12px;
    font: 500 ${tokens.size.fine} / 1 ${tokens.font.display};
    color: ${tokens.on.muted};
  }

  i {
    width: 7px;
    height: 7px;
    margin: 8px 0;
    border-radius: 50%;
    background: #8b90a3;
    outline: 4px solid ${tokens.on.surface};
  }

  svg {
    width: 23px;
    height: 23px;
    background: ${tokens.on.surface};
  }

  [data-today] {
    color: ${tokens.on.text};
    font-weight: 700;
  }
`;
